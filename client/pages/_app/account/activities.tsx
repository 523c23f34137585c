import { createFileRoute } from '@tanstack/react-router'
import { myActivitiesQuery } from '#client/features/activities/data.ts'
import { MyActivities } from '#client/features/activities/MyActivities.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/account/activities')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchInfiniteQuery(myActivitiesQuery),
  component: ActivitiesPage,
})

function ActivitiesPage() {
  usePageTitle(t`Activities`)
  return (
    <>
      <PageHeader title="Activities" description="What you did, newest first. Only you see this list." />
      <MyActivities />
    </>
  )
}
