// Stripe's own field, in a frame of Stripe's: the number of a card never touches our page.
import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { t } from '#contract/texts.ts'
import type { CardFormProps } from './CardForm.tsx'
import { CardFormFooter } from './CardFormFooter.tsx'
import classes from './StripeCardForm.module.css'
import { stripeLook } from './stripe-look.ts'

interface Props extends CardFormProps {
  publishableKey: string
}

export function StripeCardForm({ publishableKey, onCard, ...rest }: Props) {
  const { place, field, failure } = useStripeField(publishableKey)
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<Error | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!field.current || reading || rest.busy) return
    const { stripe, card } = field.current
    setReading(true)
    setProblem(null)
    const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card })
    setReading(false)
    if (paymentMethod) onCard(paymentMethod.id)
    else setProblem(new Error(error.message))
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <div className={classes.label}>Card</div>
      <div ref={place} className={classes.field} />
      <CardFormFooter {...rest} busy={rest.busy || reading} error={problem ?? failure ?? rest.error} />
    </form>
  )
}

/** Puts Stripe's field into its place for as long as the form is there. */
function useStripeField(publishableKey: string) {
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<{ stripe: Stripe; card: StripeCardElement }>(null)
  const [failure, setFailure] = useState<Error | null>(null)

  useEffect(() => {
    let gone = false
    loadStripe(publishableKey).then(
      (stripe) => {
        if (gone || !stripe || !place.current) return
        const card = stripe.elements().create('card', { style: stripeLook(place.current) })
        card.mount(place.current)
        field.current = { stripe, card }
      },
      () => setFailure(new Error(t`The payment service cannot be reached. Check your connection and try again.`)),
    )
    return () => {
      gone = true
      field.current?.card.destroy()
      field.current = null
    }
  }, [publishableKey])

  return { place, field, failure }
}
