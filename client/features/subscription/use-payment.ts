import { useState } from 'react'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { useRetryPayment, useUpdatePaymentMethod, useUpgradeSubscription } from './data.ts'

/** What somebody gives a card for. */
export type Purpose = 'upgrade' | 'retry' | 'card'

interface Answer {
  error?: string | undefined
  hosted_invoice_url?: string | undefined
}

const FAILED = t`Payment failed. Please try again.`

/** Hands a card over, and says how that went. A payment the bank wants confirmed takes the browser there. */
export function usePayment(workspace: Pick<Workspace, '_id' | 'url'>, purpose: Purpose, onPaid: () => void) {
  const workspaceId = workspace._id
  const upgrade = useUpgradeSubscription(workspace)
  const retry = useRetryPayment(workspace)
  const change = useUpdatePaymentMethod(workspace)
  const [refusal, setRefusal] = useState<Error | null>(null)
  const [leaving, setLeaving] = useState(false)

  function onSuccess({ error, hosted_invoice_url }: Answer) {
    if (!error) return onPaid()
    if (!hosted_invoice_url) return setRefusal(new Error(purpose === 'card' ? error : `${FAILED} ${error}`))
    setLeaving(true)
    window.location.assign(hosted_invoice_url)
  }

  function pay(paymentMethodId: string) {
    setRefusal(null)
    if (purpose === 'upgrade') upgrade.mutate({ workspaceId, plan: 'premium', paymentMethodId }, { onSuccess })
    else if (purpose === 'retry')
      retry.mutate({ workspaceId, subscriptionId: workspaceId, paymentMethodId }, { onSuccess })
    else change.mutate({ workspaceId, paymentMethodId }, { onSuccess })
  }

  const call = { upgrade, retry, card: change }[purpose]
  const forget = () => {
    setRefusal(null)
    call.reset()
  }
  return { pay, busy: call.isPending || leaving, error: refusal ?? call.error, forget }
}
