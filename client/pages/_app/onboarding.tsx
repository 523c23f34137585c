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
  beforeLoad: () => {
    const user = session.user()
    const done = user?.onboarding.teamSize && user.lastActiveWorkspaceURL
    // Whoever is through, and not just here in the middle of it, has nothing left to answer.
    if (done && !hasDraft(user._id)) throw redirect({ to: '/workspaces', replace: true })
  },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(workspacesQuery),
  component: OnboardingPage,
})

function OnboardingPage() {
  usePageTitle(t`Welcome`)
  const { step } = Route.useSearch()
  const { myWorkspaces, guestWorkspaces } = Route.useLoaderData()
  return <Onboarding wantedStep={step} workspaceUrls={[...myWorkspaces, ...guestWorkspaces].map(({ url }) => url)} />
}
