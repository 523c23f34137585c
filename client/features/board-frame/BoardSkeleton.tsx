import { Skeleton } from '@mantine/core'
import classes from './BoardSkeleton.module.css'

/** How many cards each column seems to have. */
const columns = [4, 3, 5, 2]
const rows = Array.from({ length: 12 }, (_, row) => 24 + ((row * 37) % 50))

interface Props {
  /** While not even the name of the project is known. */
  withHead?: boolean
  /** Which of its pages, by its address; the board itself may be a list. */
  view?: string
}

/** The shape of a project's page, so that nothing jumps when it comes. */
export function BoardSkeleton({ withHead = false, view = '' }: Props) {
  return (
    <>
      {withHead && (
        <div className={classes.head}>
          <Skeleton height={18} width="min(320px, 70%)" />
          <Skeleton height={12} width="min(460px, 90%)" mt={16} />
        </div>
      )}
      <output className={classes.page} aria-label="Loading">
        {shapeOf(view)}
      </output>
    </>
  )
}

/** Below the search, while the code of the list loads. A wait too short to notice shows nothing. */
export const ListSkeleton = () => (
  <output className={`${classes.page} ${classes.late}`} aria-label="Loading" data-waiting>
    <ListRows />
  </output>
)

const ListRows = () => (
  <div className={classes.list}>
    {rows.map((width, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
      <div key={row}>
        <Skeleton height={12} width={`${width}%`} />
      </div>
    ))}
  </div>
)

function shapeOf(view: string) {
  if (view === 'list') return <ListRows />
  if (view === 'calendar') return <Skeleton className={classes.month} radius={10} />
  if (view === 'timeline')
    return (
      <div className={classes.rows}>
        {rows.map((width, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
          <Skeleton key={row} height={20} width={`${width}%`} ml={`${(row * 13) % 26}%`} />
        ))}
      </div>
    )
  if (view !== '')
    return (
      <div className={classes.cards}>
        <Skeleton height={88} radius={14} />
        <Skeleton height={320} radius={14} />
      </div>
    )
  return (
    <div className={classes.columns}>
      {columns.map((cards, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
        <div key={at} className={classes.column}>
          <Skeleton height={14} width={120} mb={14} />
          {Array.from({ length: cards }, (_, card) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
            <Skeleton key={card} height={card % 2 ? 84 : 108} radius={10} mb={8} />
          ))}
        </div>
      ))}
    </div>
  )
}
