import { calendarDay } from '#client/core/dates.ts'
import { priorityWords } from '#client/features/tasks/level-words.ts'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import sideways from '#client/ui/sideways.module.css'
import { Tag } from '#client/ui/Tag.tsx'
import type { ImportPreview } from '#contract/imports.ts'
import { many } from '#contract/texts.ts'
import classes from './PreviewTable.module.css'

interface Props {
  rows: ImportPreview['rows']
  total: number
}

/** The first rows as they would become. */
export function PreviewTable({ rows, total }: Props) {
  if (rows.length === 0) return null
  return (
    <SettingsSection
      title={
        total > rows.length
          ? many(total, { one: `The first ${rows.length} of # task`, other: `The first ${rows.length} of # tasks` })
          : 'Tasks'
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keyboard too. */}
      <section className={`${classes.scroller} ${sideways.sideways}`} tabIndex={0} aria-label="Tasks in the file">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Title</th>
              <th scope="col">Column</th>
              <th scope="col">Priority</th>
              <th scope="col">Labels</th>
              <th scope="col">People</th>
              <th scope="col">Due</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.row}>
                <td className={classes.number}>{row.row}</td>
                <th scope="row">
                  <span className={classes.title}>{row.title}</span> {row.isKnown && <Tag>Updated</Tag>}
                </th>
                <td>{row.column}</td>
                <td>
                  {row.priority > 0 && (
                    <span className={classes.priority}>
                      <PriorityIcon priority={row.priority} /> {priorityWords[row.priority]}
                    </span>
                  )}
                </td>
                <td>{row.labels.join(', ')}</td>
                <td>{row.members.join(', ')}</td>
                <td className={classes.number}>{row.dueDate && calendarDay(row.dueDate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </SettingsSection>
  )
}
