import { RowIcon } from '#client/ui/RowIcon.tsx'
import { t } from '#contract/texts.ts'
import type { Sorting, SortKey } from './sorting.ts'
import classes from './TaskList.module.css'

interface Props {
  sorting: Sorting | null
  onSort(key: SortKey): void
}

const heads: { key: SortKey; title: string; place: string }[] = [
  { key: 'priority', title: t`Priority`, place: 'priority' },
  { key: 'taskId', title: t`Task`, place: 'id' },
  { key: 'title', title: t`Title`, place: 'title' },
  { key: 'dueDate', title: t`Due`, place: 'due' },
  { key: 'complexity', title: t`Complexity`, place: 'complexity' },
  { key: 'totalTime', title: t`Time`, place: 'time' },
]

/** What rows show, each to sort by. */
export function ListHead({ sorting, onSort }: Props) {
  return (
    <div className={classes.head} role="toolbar" aria-label="Sort tasks">
      {heads.map(({ key, title, place }) => {
        const isSorted = sorting?.key === key
        const direction = isSorted && (sorting.isDescending ? 'descending' : 'ascending')
        return (
          <button
            key={key}
            type="button"
            data-place={place}
            data-direction={direction || undefined}
            aria-pressed={isSorted}
            aria-label={`Sort by ${title.toLowerCase()}${direction ? `, ${direction}` : ''}`}
            title={`Sort by ${title.toLowerCase()}`}
            onClick={() => onSort(key)}
          >
            {place === 'priority' ? '!' : title}
            {isSorted && <RowIcon name="chevron" size={12} />}
          </button>
        )
      })}
      <span data-place="labels">Labels</span>
      <span data-place="members">Members</span>
    </div>
  )
}
