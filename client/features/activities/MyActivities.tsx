import { Button } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { IconHistory } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import classes from './ActivityFeed.module.css'
import { ActivityFeed } from './ActivityFeed.tsx'
import { myActivitiesQuery } from './data.ts'

export function MyActivities() {
  const feed = useInfiniteQuery(myActivitiesQuery)
  const { ref, inViewport } = useInViewport()
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = feed

  useEffect(() => {
    // After a failure only the button asks again, or a broken network would be asked without end.
    if (inViewport && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [inViewport, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])

  return (
    <Loaded query={feed} skeleton={<RowSkeletons count={8} />} failure="Your activity could not be loaded.">
      {({ pages }) => {
        const activities = pages.flatMap((page) => page.activities)
        if (activities.length === 0) {
          return (
            <EmptyState icon={IconHistory} title="Nothing here yet">
              What you do in Hearth, from signing in to creating projects, is listed here for you alone.
            </EmptyState>
          )
        }
        return (
          <>
            <ActivityFeed activities={activities} />
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
