import { toast } from '#client/core/toasts.tsx'
import { memberPrice, premiumPrice } from '#client/features/pricing/price.ts'
import { Dialog } from '#client/ui/Dialog.tsx'
import type { Subscription } from '#contract/subscription.ts'
import { many, t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { CardForm } from './CardForm.tsx'
import classes from './PaymentDialog.module.css'
import { type Purpose, usePayment } from './use-payment.ts'

interface Props {
  workspace: Workspace
  subscription: Subscription
  purpose: Purpose
  opened: boolean
  onClose(): void
}

const words = {
  upgrade: {
    title: t`Upgrade to Premium`,
    done: t`Welcome to Premium`,
    failure: t`Failed to upgrade subscription`,
    submit: (price: string) => t`Pay ${price} now`,
  },
  retry: {
    title: t`Pay with another card`,
    done: t`The payment went through`,
    failure: t`Failed to retry payment`,
    submit: () => t`Try this card`,
  },
  card: {
    title: t`Change the card`,
    done: t`The new card is charged from now on`,
    failure: t`Failed to update payment method`,
    submit: () => t`Use this card`,
  },
}

export function PaymentDialog({ workspace, subscription: { memberCount }, purpose, opened, onClose }: Props) {
  const { title, done, failure, submit } = words[purpose]
  const { pay, busy, error, forget } = usePayment(workspace, purpose, () => {
    onClose()
    toast.success(done)
  })
  // Money is under way: closing would look like taking it back, and hide how it went.
  function close() {
    if (busy) return
    forget()
    onClose()
  }
  const price = premiumPrice(memberCount)
  return (
    <Dialog opened={opened} onClose={close} title={title} closeButtonProps={{ 'aria-label': t`Close`, disabled: busy }}>
      {purpose === 'upgrade' && (
        <p className={classes.sum}>
          <b>{price}</b> a month: {many(memberCount, { one: '# member', other: '# members' })} × {memberPrice}. It
          follows the number of members, and with up to ten you can go back to Free whenever you like.
        </p>
      )}
      <CardForm submitLabel={submit(price)} onCard={pay} onCancel={close} busy={busy} error={error} failure={failure} />
    </Dialog>
  )
}
