import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mayChangeSettings } from '#client/features/workspaces/may.ts'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import type { Subscription } from '#contract/subscription.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { Downgrade } from './Downgrade.tsx'
import { subscriptionQuery } from './data.ts'
import { PaymentDialog } from './PaymentDialog.tsx'
import { PaymentNotice } from './PaymentNotice.tsx'
import { PlanNow } from './PlanNow.tsx'
import { PremiumOffer } from './PremiumOffer.tsx'
import type { Purpose } from './use-payment.ts'

interface Props {
  workspace: Workspace
}

export function PlanAndPayment({ workspace }: Props) {
  const subscription = useQuery(subscriptionQuery(workspace._id))
  return (
    <Loaded query={subscription} skeleton={<RowSkeletons count={3} />} failure="Failed to fetch subscription details">
      {(known) => <Plan workspace={workspace} subscription={known} />}
    </Loaded>
  )
}

function Plan({ workspace, subscription }: Props & { subscription: Subscription }) {
  const { plan, status, openInvoiceUrl, canUpgrade } = subscription
  const [paying, setPaying] = useState<Purpose | null>(null)
  // Kept while the dialog closes, so that its words do not change on the way out.
  const [purpose, setPurpose] = useState<Purpose>('upgrade')
  const manages = mayChangeSettings(workspace)
  const payFor = (what: Purpose) => () => {
    setPurpose(what)
    setPaying(what)
  }

  return (
    <>
      <PaymentNotice subscription={subscription}>
        {manages && (
          <>
            {openInvoiceUrl && (
              <Button component="a" href={openInvoiceUrl}>
                {status === 'incomplete' ? 'Confirm the payment' : 'Open the invoice'}
              </Button>
            )}
            <Button variant="default" onClick={payFor('retry')}>
              Pay with another card
            </Button>
          </>
        )}
      </PaymentNotice>
      <PlanNow
        workspace={workspace}
        subscription={subscription}
        action={manages && plan === 'premium' && <Downgrade workspace={workspace} subscription={subscription} />}
      />
      {plan === 'free' && (
        <PremiumOffer
          action={manages && canUpgrade && <Button onClick={payFor('upgrade')}>Upgrade to Premium</Button>}
        />
      )}
      <PaymentDialog
        workspace={workspace}
        subscription={subscription}
        purpose={purpose}
        opened={paying !== null}
        onClose={() => setPaying(null)}
      />
    </>
  )
}
