import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '#client/ui/Loaded.tsx'
import { ShowOlder } from '#client/ui/ShowOlder.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import type { Activity } from '#contract/activities.ts'
import { ActivityFeed } from './ActivityFeed.tsx'
import type { Within } from './ActivityPlace.tsx'
import { withoutSavesBetween } from './one-writing.ts'

interface Props {
  feed: UseInfiniteQueryResult<InfiniteData<{ activities: Activity[] }>>
  /** Stands in for a feed without a line. */
  empty: ReactNode
  /** Said when it cannot be loaded and nobody says why. */
  failure: string
  within?: Within
}

/** A feed that goes on as far as somebody scrolls. */
export function ActivityPages({ feed, empty, failure, within }: Props) {
  return (
    <Loaded query={feed} skeleton={<RowSkeletons count={8} />} failure={failure}>
      {({ pages }) => {
        const activities = withoutSavesBetween(pages.flatMap((page) => page.activities))
        if (activities.length === 0) return empty
        return (
          <>
            <ActivityFeed activities={activities} within={within} />
            <ShowOlder list={feed} />
          </>
        )
      }}
    </Loaded>
  )
}
