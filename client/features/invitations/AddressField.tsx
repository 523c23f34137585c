import { Pill, PillsInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { isTouch } from '#client/core/is-touch.ts'
import { many, t } from '#contract/texts.ts'
import classes from './AddressField.module.css'
import { type Address, parseAddresses, withoutRepeats } from './addresses.ts'

interface Props {
  label: string
  description?: string
  addresses: Address[]
  onChange(addresses: Address[]): void
  /** Whether an address stands there that is added with the next step, such as leaving the field. */
  onTyping(isAddress: boolean): void
  disabled?: boolean
}

const complete = /[\s,;]$/

/** Many addresses at once: typed one by one or pasted as they come. What is no address stays, marked, to be corrected. */
export function AddressField({ label, description, addresses, onChange, onTyping, disabled = false }: Props) {
  const [typing, setTyping] = useState('')
  const invalid = addresses.filter(({ valid }) => !valid).length

  function write(text: string) {
    setTyping(text)
    onTyping(parseAddresses(text).some(({ valid }) => valid))
  }

  function add(text: string) {
    write('')
    const more = parseAddresses(text)
    if (more.length > 0) onChange(withoutRepeats([...addresses, ...more]))
  }

  /** Not by key: the keyboards of phones do not say which one was pressed. */
  function type(text: string) {
    if (complete.test(text)) add(text)
    else write(text)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Backspace' && typing === '') onChange(addresses.slice(0, -1))
    if (event.key !== 'Enter') return
    // Ends the address, not the form: nobody means to write to everyone with the key that adds one more.
    event.preventDefault()
    add(typing)
  }

  function onPaste(event: ClipboardEvent) {
    event.preventDefault()
    add(`${typing}${event.clipboardData.getData('text')}`)
  }

  return (
    <PillsInput
      label={label}
      {...(description && { description })}
      error={
        invalid > 0 &&
        many(invalid, { one: 'One of these is not an e-mail address', other: '# of these are not e-mail addresses' })
      }
      size="sm"
      disabled={disabled}
    >
      <Pill.Group>
        {addresses.map(({ email, valid }) => (
          <Pill
            key={email}
            className={classes.address ?? ''}
            data-invalid={!valid || undefined}
            withRemoveButton
            disabled={disabled}
            onRemove={() => onChange(addresses.filter((address) => address.email !== email))}
            removeButtonProps={{ 'aria-label': t`Remove ${email}`, tabIndex: 0, 'aria-hidden': false }}
          >
            {!valid && <IconAlertTriangle size={12} stroke={2} role="img" aria-label="Not an e-mail address:" />}
            {email}
          </Pill>
        ))}
        <PillsInput.Field
          inputMode="email"
          data-autofocus={!isTouch() || undefined}
          autoCapitalize="none"
          spellCheck={false}
          value={typing}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => add(typing)}
          placeholder={addresses.length === 0 ? 'ada@example.org, bo@example.org' : ''}
          disabled={disabled}
        />
      </Pill.Group>
    </PillsInput>
  )
}
