import { RowIcon } from '#client/ui/RowIcon.tsx'
import { t } from '#contract/texts.ts'
import type { Sorting, SortKey } from './sorting.ts'
import classes from './TaskList.module.css'

interface Props {
  sorting: Sorting | null
  onSort(key: SortKey): void
}

const heads: { key: SortKey; title: string; place: string; sort: string }[] = [
  { key: 'priority', title: t`Priority`, place: 'priority', sort: t`Sort by priority` },
  { key: 'taskId', title: t`Task`, place: 'id', sort: t`Sort by task` },
  { key: 'title', title: t`Title`, place: 'title', sort: t`Sort by title` },
  { key: 'dueDate', title: t`Due`, place: 'due', sort: t`Sort by due` },
  { key: 'complexity', title: t`Complexity`, place: 'complexity', sort: t`Sort by complexity` },
  { key: 'totalTime', title: t`Time`, place: 'time', sort: t`Sort by time` },
]

/** What rows show, each to sort by. */
export function ListHead({ sorting, onSort }: Props) {
  return (
    <div className={classes.head} role="toolbar" aria-label="Sort tasks">
      {heads.map(({ key, title, place, sort }) => {
        const isSorted = sorting?.key === key
        const direction = isSorted && (sorting.isDescending ? 'descending' : 'ascending')
        return (
          <button
            key={key}
            type="button"
            data-place={place}
            data-direction={direction || undefined}
            aria-pressed={isSorted}
            aria-label={!isSorted ? sort : sorting.isDescending ? `${sort}, descending` : `${sort}, ascending`}
            title={sort}
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
