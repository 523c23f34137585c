import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { toast } from '#client/core/toasts.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { FormError } from '#client/ui/FormError.tsx'
import { FREE_PLAN_MEMBERS } from '#contract/constants.ts'
import { tooManyMembers } from '#contract/plan-words.ts'
import type { Subscription } from '#contract/subscription.ts'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { useDowngradeSubscription } from './data.ts'

interface Props {
  workspace: Workspace
  subscription: Subscription
}

/** Before the first payment there is nothing to go back from. */
const wordsFor = (status: Subscription['status']) =>
  status === 'incomplete'
    ? {
        button: t`Call off the upgrade`,
        title: t`Call off the upgrade?`,
        confirm: t`Call it off`,
        end: t`Nothing was paid, and nothing will be.`,
      }
    : {
        button: t`Downgrade to Free`,
        title: t`Downgrade to Free?`,
        confirm: t`Downgrade`,
        end: t`Premium ends right away, and what is left of the paid month is not refunded. The card is not charged again.`,
      }

const FAILURE = t`Failed to downgrade subscription`

/** The way back to Free, said as it is; closed while more people are in than Free has room for. */
export function Downgrade({ workspace, subscription: { memberCount, status } }: Props) {
  const downgrade = useDowngradeSubscription(workspace)
  const [asking, { open, close }] = useDisclosure()
  const [refusal, setRefusal] = useState<Error | null>(null)
  const words = wordsFor(status)

  function ask() {
    downgrade.reset()
    if (memberCount > FREE_PLAN_MEMBERS) return setRefusal(new Error(tooManyMembers(memberCount, FREE_PLAN_MEMBERS)))
    setRefusal(null)
    open()
  }

  const goBack = () =>
    downgrade.mutate(
      { workspaceId: workspace._id },
      {
        onSuccess: () => {
          close()
          toast.success(t`${workspace.name} is on the Free plan`)
        },
      },
    )

  return (
    <>
      <FormError error={refusal} fallback={FAILURE} />
      <Button variant="default" onClick={ask}>
        {words.button}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={close}
        title={words.title}
        confirmLabel={words.confirm}
        danger
        onConfirm={goBack}
        busy={downgrade.isPending}
      >
        {words.end} Projects, tasks and people all stay; from then on there is room for {FREE_PLAN_MEMBERS} members, and
        you have {memberCount}.
        <FormError error={downgrade.error} fallback={FAILURE} />
      </ConfirmDialog>
    </>
  )
}
