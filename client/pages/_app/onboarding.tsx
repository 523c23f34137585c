import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { session } from '#client/core/session.ts'
import { hasDraft } from '#client/features/onboarding/draft-place.ts'
import { Onboarding } from '#client/features/onboarding/Onboarding.tsx'
import { isStep, type Step } from '#client/features/onboarding/steps.ts'
import { workspacesQuery } from '#client/features/workspaces/data.ts'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/onboarding')({
  validateSearch: ({ step }: Record<string, unknown>): { step?: Step } => (isStep(step) ? { step } : {}),
  beforeLoad: async ({ context: { queryClient }, search }) => {
    const user = session.user()
    // In the middle of it.
    if (!user || hasDraft(user._id)) return
    const isDone = user.onboarding.teamSize && user.lastActiveWorkspaceURL
    // An address with a step is asked for by somebody, this one is where everybody is sent who has no workspace.
    const isSentHere = !user.lastActiveWorkspaceURL && !search.step
    // Whoever is through has nothing left to answer, and who is invited answers that first: a workspace waits for them.
    if (isDone || (isSentHere && (await isInvited(queryClient)))) throw redirect({ to: '/workspaces', replace: true })
  },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(workspacesQuery),
  component: OnboardingPage,
})

/** Asked with what loads only now: the guard is in every page. A server that cannot tell keeps nobody from the onboarding. */
async function isInvited(queryClient: QueryClient) {
  const { myInvitationsQuery } = await import('#client/features/invitations/data.ts')
  const invitations = await queryClient.fetchQuery(myInvitationsQuery).catch(() => [])
  return invitations.length > 0
}

function OnboardingPage() {
  usePageTitle(t`Welcome`)
  const { step } = Route.useSearch()
  const { myWorkspaces, guestWorkspaces } = Route.useLoaderData()
  return <Onboarding wantedStep={step} workspaceUrls={[...myWorkspaces, ...guestWorkspaces].map(({ url }) => url)} />
}
