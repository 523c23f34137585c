import { TextInput } from '@mantine/core'
import { IconFlask } from '@tabler/icons-react'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { Note } from '#client/ui/Note.tsx'
import type { CardFormProps } from './CardForm.tsx'
import { CardFormFooter } from './CardFormFooter.tsx'
import {
  type CardFields,
  cardProblems,
  sandboxCardFor,
  securityCode,
  spacedExpiry,
  spacedNumber,
} from './card-number.ts'
import classes from './SandboxCardForm.module.css'
import { TestCards } from './TestCards.tsx'

const empty: CardFields = { number: '', expiry: '', code: '' }

export function SandboxCardForm({ onCard, ...rest }: CardFormProps) {
  const [card, setCard] = useState(empty)
  const [tried, setTried] = useState(false)
  const problems = tried ? cardProblems(card) : {}

  const field = (name: keyof CardFields, read: (text: string) => string) => ({
    value: card[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setCard({ ...card, [name]: read(event.currentTarget.value) }),
    error: problems[name],
    inputMode: 'numeric' as const,
    // Nobody's real card is to land here by itself.
    autoComplete: 'off',
    disabled: rest.busy,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const known = sandboxCardFor(card.number)
    if (known && Object.keys(cardProblems(card)).length === 0) onCard(known.paymentMethodId)
  }

  return (
    <form onSubmit={submit} noValidate>
      <Note icon={IconFlask}>
        <strong>Sandbox: no real money.</strong> This server has no payment service. Only test cards work.
      </Note>
      <div className={classes.fields}>
        <TextInput label="Card number" data-autofocus {...field('number', spacedNumber)} />
        <TextInput label="Expires" placeholder="MM / YY" {...field('expiry', spacedExpiry)} />
        <TextInput label="Security code" {...field('code', securityCode)} />
      </div>
      <TestCards onPick={(number) => setCard({ number: spacedNumber(number), expiry: '12 / 34', code: '123' })} />
      <CardFormFooter {...rest} />
    </form>
  )
}
