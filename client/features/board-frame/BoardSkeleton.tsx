import { Skeleton } from '@mantine/core'
import classes from './BoardSkeleton.module.css'

/** How many cards each column seems to have. */
const columns = [4, 3, 5, 2]

/** The shape of a board, so that nothing jumps when it comes. */
export function BoardSkeleton({ withHead }: { withHead: boolean }) {
  return (
    <output className={classes.board} aria-label="Loading">
      {withHead && <Skeleton height={18} width="min(320px, 70%)" className={classes.head} />}
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
    </output>
  )
}
