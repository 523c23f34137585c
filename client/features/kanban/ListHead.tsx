import type { SortKey } from '#client/features/tasks/board-search.ts'
import { RowIcon } from '#client/ui/RowIcon.tsx'
import { t } from '#contract/texts.ts'
import { ColumnName, Row } from './ListTable.tsx'
import type { Sorting } from './sorting.ts'
import classes from './TaskList.module.css'

interface Props {
  /** By something else than the status, which then is in a column of its own. */
  isGrouped: boolean
  sorting: Sorting | null
  onSort(key: SortKey): void
}

interface Head {
  place: string
  title: string
  sort?: { key: SortKey; words: string }
}

/** In the order of TaskRow. */
const heads: Head[] = [
  { place: 'priority', title: t`Priority`, sort: { key: 'priority', words: t`Sort by priority` } },
  { place: 'id', title: t`Task`, sort: { key: 'taskId', words: t`Sort by task` } },
  { place: 'title', title: t`Title`, sort: { key: 'title', words: t`Sort by title` } },
  { place: 'status', title: t`Status` },
  { place: 'labels', title: t`Labels`, sort: { key: 'labels', words: t`Sort by labels` } },
  { place: 'members', title: t`Members`, sort: { key: 'members', words: t`Sort by members` } },
  { place: 'due', title: t`Due`, sort: { key: 'dueDate', words: t`Sort by due` } },
  { place: 'complexity', title: t`Complexity`, sort: { key: 'complexity', words: t`Sort by complexity` } },
  { place: 'time', title: t`Time`, sort: { key: 'totalTime', words: t`Sort by time` } },
]

/** What rows show, and what they can be sorted by. */
export function ListHead({ isGrouped, sorting, onSort }: Props) {
  return (
    <Row className={classes.head} rowIndex={1}>
      {heads.map(({ place, title, sort }) => {
        if (place === 'status' && !isGrouped) return null
        const direction =
          sort && sorting?.key === sort.key ? (sorting.isDescending ? 'descending' : 'ascending') : undefined
        return (
          <ColumnName key={place} place={place} name={title} sorted={direction}>
            {sort ? (
              <button
                type="button"
                data-direction={direction}
                aria-pressed={direction !== undefined}
                aria-label={sort.words}
                title={sort.words}
                onClick={() => onSort(sort.key)}
              >
                {place === 'priority' ? '!' : title}
                {direction && <RowIcon name="chevron" size={12} />}
              </button>
            ) : (
              title
            )}
          </ColumnName>
        )
      })}
    </Row>
  )
}
