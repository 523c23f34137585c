import { createFileRoute } from '@tanstack/react-router'
import { Onboarding } from '#client/features/onboarding/Onboarding.tsx'
import { isStep, type Step } from '#client/features/onboarding/steps.ts'
import { workspacesQuery } from '#client/features/workspaces/data.ts'
import { usePageTitle } from '#client/ui/use-page-title.ts'

export const Route = createFileRoute('/_app/onboarding')({
  validateSearch: ({ step }: Record<string, unknown>): { step?: Step } => (isStep(step) ? { step } : {}),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(workspacesQuery),
  component: OnboardingPage,
})

function OnboardingPage() {
  usePageTitle('Welcome')
  const { step } = Route.useSearch()
  const { myWorkspaces, guestWorkspaces } = Route.useLoaderData()
  return <Onboarding wantedStep={step} workspaceUrls={[...myWorkspaces, ...guestWorkspaces].map(({ url }) => url)} />
}
