import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
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
  const { plan, canUpgrade } = subscription
  const [paying, { open, close }] = useDisclosure()
  // Stays when the dialog closes, so that its words do not change on the way out.
  const [purpose, setPurpose] = useState<Purpose>('upgrade')
  const manages = mayChangeSettings(workspace)
  const payFor = (what: Purpose) => {
    setPurpose(what)
    open()
  }

  return (
    <>
      <PaymentNotice subscription={subscription}>
        {manages && <WaysToPay subscription={subscription} onOtherCard={() => payFor('retry')} />}
      </PaymentNotice>
      <PlanNow
        workspace={workspace}
        subscription={subscription}
        action={manages && plan === 'premium' && <Downgrade workspace={workspace} subscription={subscription} />}
      />
      {plan === 'free' && (
        <PremiumOffer
          action={manages && canUpgrade && <Button onClick={() => payFor('upgrade')}>Upgrade to Premium</Button>}
        />
      )}
      <PaymentDialog
        workspace={workspace}
        subscription={subscription}
        purpose={purpose}
        opened={paying}
        onClose={close}
      />
    </>
  )
}

interface WaysToPayProps {
  subscription: Subscription
  onOtherCard(): void
}

/** Out of what is owed. */
function WaysToPay({ subscription: { status, openInvoiceUrl }, onOtherCard }: WaysToPayProps) {
  return (
    <>
      {openInvoiceUrl && (
        <Button component="a" href={openInvoiceUrl}>
          {status === 'incomplete' ? 'Confirm the payment' : 'Open the invoice'}
        </Button>
      )}
      <Button variant="default" onClick={onOtherCard}>
        Pay with another card
      </Button>
    </>
  )
}
