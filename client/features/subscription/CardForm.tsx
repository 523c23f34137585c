import { Suspense } from 'react'
import { useConfig } from '#client/core/config.ts'
import { lazy } from '#client/core/lazy.ts'
import { FieldSkeletons } from './FieldSkeletons.tsx'
import { SandboxCardForm } from './SandboxCardForm.tsx'

export interface CardFormProps {
  submitLabel: string
  /** The card as the gateway names it: its number stays between the person and the gateway. */
  onCard(paymentMethodId: string): void
  onCancel(): void
  busy: boolean
  error: Error | null
  /** Said when nobody says why it failed. */
  failure: string
}

const StripeCardForm = lazy(async () => ({ default: (await import('./StripeCardForm.tsx')).StripeCardForm }))

export function CardForm(props: CardFormProps) {
  const config = useConfig()
  if (!config) return <FieldSkeletons />
  if (!config.stripePublishableKey) return <SandboxCardForm {...props} />
  return (
    <Suspense fallback={<FieldSkeletons />}>
      <StripeCardForm publishableKey={config.stripePublishableKey} {...props} />
    </Suspense>
  )
}
