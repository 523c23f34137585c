import { Button } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import type { Activity } from '#contract/activity.ts'
import classes from './ActivityFeed.module.css'
import { ActivityFeed } from './ActivityFeed.tsx'

interface Props {
  feed: UseInfiniteQueryResult<InfiniteData<{ activities: Activity[] }>>
  /** Stands in for a feed without a line. */
  empty: ReactNode
  /** Said when it cannot be loaded and nobody says why. */
  failure: string
  inWorkspace?: boolean
}

/** A feed that goes on as far as somebody scrolls. */
export function ActivityPages({ feed, empty, failure, inWorkspace = false }: Props) {
  const { ref, inViewport } = useInViewport()
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = feed

  useEffect(() => {
    // After a failure only the button asks again, or a broken network would be asked without end.
    if (inViewport && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [inViewport, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])

  return (
    <Loaded query={feed} skeleton={<RowSkeletons count={8} />} failure={failure}>
      {({ pages }) => {
        const activities = pages.flatMap((page) => page.activities)
        if (activities.length === 0) return empty
        return (
          <>
            <ActivityFeed activities={activities} inWorkspace={inWorkspace} />
            {hasNextPage && (
              <div ref={ref} className={classes.more}>
                <Button variant="default" onClick={() => void fetchNextPage()} loading={feed.isFetchingNextPage}>
                  {isFetchNextPageError ? 'Try again' : 'Show older'}
                </Button>
              </div>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
