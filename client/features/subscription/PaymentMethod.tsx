import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { longDate } from '#client/core/dates.ts'
import { inDollars } from '#client/features/pricing/price.ts'
import { mayChangeSettings } from '#client/features/workspaces/may.ts'
import { Facts } from '#client/ui/Facts.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import type { Card, Subscription } from '#contract/subscription.ts'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { PaymentDialog } from './PaymentDialog.tsx'

interface Props {
  workspace: Workspace
  subscription: Subscription
}

/** What is charged next, when, and to which card. */
export function PaymentMethod({ workspace, subscription }: Props) {
  const { plan, amount, currentPeriodEnd, active, paymentMethod } = subscription
  const [changing, { open, close }] = useDisclosure()
  return (
    <>
      <SettingsSection
        title="Payment"
        footer={
          mayChangeSettings(workspace) &&
          plan === 'premium' && (
            <Button variant="default" onClick={open}>
              Change card
            </Button>
          )
        }
      >
        <Facts
          facts={[
            { label: t`Card`, value: paymentMethod ? <CardWords card={paymentMethod} /> : t`No card on file` },
            { label: t`Every month`, value: inDollars(amount) },
            { label: t`Next billing date`, value: longDate(active ? currentPeriodEnd : null) },
          ]}
        />
      </SettingsSection>
      <PaymentDialog
        workspace={workspace}
        subscription={subscription}
        purpose="card"
        opened={changing}
        onClose={close}
      />
    </>
  )
}

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

function CardWords({ card: { brand, last4, expMonth, expYear } }: { card: Card }) {
  return (
    <>
      {brands[brand] ?? 'Card'} ending in {last4}, good until {String(expMonth).padStart(2, '0')}/{expYear}
    </>
  )
}
