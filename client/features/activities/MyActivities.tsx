import { IconHistory } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { ActivityPages } from './ActivityPages.tsx'
import { myActivitiesQuery } from './data.ts'

export function MyActivities() {
  const feed = useInfiniteQuery(myActivitiesQuery)
  return (
    <ActivityPages
      feed={feed}
      failure="Your activity could not be loaded."
      empty={
        <EmptyState icon={IconHistory} title="Nothing here yet">
          What you do in Hearth, from signing in to creating projects, is listed here for you alone.
        </EmptyState>
      }
    />
  )
}
