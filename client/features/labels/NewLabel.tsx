import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { errorMessage } from '#client/core/error-message.ts'
import { AddBar } from '#client/ui/AddBar.tsx'
import { ColorPicker } from '#client/ui/ColorPicker.tsx'
import { t } from '#contract/texts.ts'

interface Props {
  /** The call that makes it, wherever it belongs. */
  createLabel: {
    mutate(label: { name: string; color: string }, callbacks: { onSuccess(): void }): void
    reset(): void
    error: Error | null
    isPending: boolean
  }
}

export function NewLabel({ createLabel }: Props) {
  const [name, setName] = useState('')
  const [color, setColor] = useState('blue')
  const field = useRef<HTMLInputElement>(null)

  function add(event: FormEvent) {
    event.preventDefault()
    createLabel.mutate(
      { name, color },
      {
        onSuccess: () => {
          setName('')
          // Whoever adds one mostly adds more.
          field.current?.focus()
        },
      },
    )
  }

  return (
    <AddBar onSubmit={add}>
      <ColorPicker label="Color of the new label" value={color} onChange={setColor} />
      <TextInput
        ref={field}
        flex="1 1 140px"
        aria-label="Name of the new label"
        placeholder="Needs review"
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value)
          if (createLabel.error) createLabel.reset()
        }}
        error={createLabel.error && errorMessage(createLabel.error, t`Failed to create label`)}
        maxLength={40}
        autoComplete="off"
      />
      <Button
        type="submit"
        size="sm"
        loading={createLabel.isPending}
        disabled={name.trim() === ''}
        leftSection={<IconPlus size={15} stroke={1.8} />}
      >
        Add label
      </Button>
    </AddBar>
  )
}
