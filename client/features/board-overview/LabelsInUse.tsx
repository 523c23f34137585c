import { Link } from '@tanstack/react-router'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { ColorDot } from '#client/ui/ColorDot.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { filtersToQuery } from '#contract/task-filters.ts'
import classes from './Counts.module.css'

interface Props {
  openByLabel: ReadonlyMap<string, number>
}

export function LabelsInUse({ openByLabel }: Props) {
  const { board } = useOpenBoard()
  const used = board.labels
    .map((label) => ({ label, count: openByLabel.get(label._id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  if (used.length === 0) return null
  return (
    <SettingsSection title="Labels in use">
      <ul className={classes.counts}>
        {used.map(({ label, count }) => (
          <li key={label._id}>
            <Link
              to="/$workspace/projects/$boardId"
              params={{ workspace: board.workspace.url, boardId: board._id }}
              search={filtersToQuery({ labels: [label.name] })}
            >
              <ColorDot color={label.color} />
              <span>{label.name}</span>
              <b>{count}</b>
            </Link>
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
