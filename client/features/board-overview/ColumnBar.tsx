import { ColumnIcon } from '#client/features/tasks/ColumnIcon.tsx'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { tonesOf } from '#client/ui/tones.ts'
import { LOCALE } from '#contract/texts.ts'
import classes from './ColumnBar.module.css'
import type { Summary } from './summary.ts'

interface Props {
  summary: Summary
}

/** How far it has come, and where the tasks stand. */
export function ColumnBar({ summary: { progress, done, open, columns, total } }: Props) {
  const { finishing } = useOpenBoard()
  const tones = tonesOf(columns.map(({ column }) => column.color))
  const [finished, left] = [done, open].map((count) => count.toLocaleString(LOCALE))
  return (
    <SettingsSection title="Progress">
      <p className={classes.progress}>
        <strong>{progress}%</strong> done: {finished} finished, {left} to go
      </p>
      {total > 0 && (
        <div className={classes.bar} aria-hidden>
          {columns.map(
            ({ column, count }, at) =>
              count > 0 && <i key={column._id} style={{ flexGrow: count, background: tones[at] }} />,
          )}
        </div>
      )}
      <ul className={classes.legend}>
        {columns.map(({ column, count }, at) => (
          <li key={column._id}>
            <ColumnIcon column={{ ...column, color: tones[at]! }} finishing={finishing.has(column.type)} size={14} />
            <span>{column.title}</span>
            <b>{count.toLocaleString(LOCALE)}</b>
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
