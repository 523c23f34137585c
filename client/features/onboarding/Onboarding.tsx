import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { track } from '#client/core/analytics.ts'
import { useMe } from '#client/core/session.ts'
import { AccountMenu } from '#client/features/account/AccountMenu.tsx'
import { useSetLastActiveWorkspace, useUpdateMe } from '#client/features/account/data.ts'
import { OnboardingLayout } from '#client/ui/layouts/OnboardingLayout.tsx'
import { forgetDraft, useDraft } from './draft.ts'
import { InviteStep } from './InviteStep.tsx'
import { RoleStep } from './RoleStep.tsx'
import { OTHER_ROLE } from './roles.ts'
import { openStep, type Step, stepsFor } from './steps.ts'
import { TeamStep } from './TeamStep.tsx'
import { WorkspaceStep } from './WorkspaceStep.tsx'

interface Props {
  /** From the address, so that the browser's back button goes a step back. */
  wantedStep: Step | undefined
  /** Of the workspaces this person already belongs to. */
  workspaceUrls: string[]
}

export function Onboarding({ wantedStep, workspaceUrls }: Props) {
  const me = useMe()
  const navigate = useNavigate()
  const updateMe = useUpdateMe()
  const setLastActive = useSetLastActiveWorkspace()
  const [draft, change] = useDraft(me)
  // As it was on arrival: the workspace made here must not make the steps about it vanish.
  const [joined] = useState(() => workspaceUrls.find((url) => url !== draft.workspace?.url))
  const steps = stepsFor(joined !== undefined)
  // An address without a step means where they left off, not wherever each answer leads.
  const [leftOff] = useState(() => openStep(undefined, steps, draft))
  const step = openStep(wantedStep ?? leftOff, steps, draft)

  // Said in the address from then on: going back there must not depend on what was answered since.
  useEffect(() => {
    if (!wantedStep) void navigate({ to: '/onboarding', search: { step: leftOff }, replace: true })
  }, [wantedStep, leftOff, navigate])

  const go = (next: Step) => void navigate({ to: '/onboarding', search: { step: next } })
  const goBack = () => go(steps[steps.indexOf(step) - 1] ?? 'team')

  function finish(url: string) {
    track('onboarding_completed')
    forgetDraft(me._id)
    setLastActive.mutate({ workspaceURL: url })
    const { example } = draft
    if (example)
      void navigate({
        to: '/$workspace/projects/$boardId',
        params: { workspace: url, boardId: example },
        replace: true,
      })
    else void navigate({ to: '/$workspace/projects', params: { workspace: url }, replace: true })
  }

  function saveAnswers() {
    const role = draft.role === OTHER_ROLE ? draft.ownRole.trim() || OTHER_ROLE : draft.role
    updateMe.mutate(
      { onboarding: { teamSize: draft.teamSize, role } },
      { onSuccess: () => (joined === undefined ? go('workspace') : finish(joined)) },
    )
  }

  return (
    <OnboardingLayout step={steps.indexOf(step) + 1} steps={steps.length} actions={<AccountMenu compact />}>
      {step === 'team' && (
        <TeamStep
          teamSize={draft.teamSize}
          onChange={(teamSize) => change({ teamSize })}
          onContinue={() => go('role')}
        />
      )}
      {step === 'role' && (
        <RoleStep
          draft={draft}
          onChange={change}
          onBack={goBack}
          onContinue={saveAnswers}
          busy={updateMe.isPending}
          error={updateMe.error}
        />
      )}
      {step === 'workspace' && (
        <WorkspaceStep
          draft={draft}
          onChange={change}
          onBack={goBack}
          onContinue={({ url }) => {
            setLastActive.mutate({ workspaceURL: url })
            go('invite')
          }}
        />
      )}
      {step === 'invite' && draft.workspace && (
        <InviteStep
          draft={draft}
          workspaceId={draft.workspace._id}
          onChange={change}
          onBack={goBack}
          onDone={() => draft.workspace && finish(draft.workspace.url)}
        />
      )}
    </OnboardingLayout>
  )
}
