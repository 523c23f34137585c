import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { dropSecondClick } from '#client/core/second-click.ts'
import { t } from '#contract/texts.ts'
import classes from './ConfirmDialog.module.css'
import { Dialog } from './Dialog.tsx'

interface Props {
  opened: boolean
  onClose: () => void
  title: string
  /** What will happen, in plain words. */
  children?: ReactNode
  confirmLabel: string
  danger?: boolean
  /** Text that has to be typed first, for what cannot be undone. */
  typed?: string
  onConfirm: () => void
  busy?: boolean
}

export function ConfirmDialog({ opened, onClose, title, busy = false, ...question }: Props) {
  // What was confirmed is under way: closing would look like taking it back, and hide how it went.
  const close = () => {
    if (!busy) onClose()
  }
  return (
    <Dialog opened={opened} onClose={close} title={title} closeButtonProps={{ 'aria-label': t`Close`, disabled: busy }}>
      {/* Inside the modal, so that what was typed is gone when it opens again. */}
      <Question opened={opened} onClose={close} busy={busy} {...question} />
    </Dialog>
  )
}

function Question({
  opened,
  onClose,
  children,
  confirmLabel,
  danger = false,
  typed,
  onConfirm,
  busy,
}: Omit<Props, 'title'> & { busy: boolean }) {
  const [text, setText] = useState('')
  const ready = !typed || text.trim() === typed

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // It is still there for a moment while it fades away.
    if (!ready || busy || !opened) return
    dropSecondClick()
    onConfirm()
  }

  return (
    <form onSubmit={submit}>
      {children && <div className={classes.words}>{children}</div>}
      {typed && (
        <TextInput
          mt="md"
          label={
            <>
              Type <strong>{typed}</strong> to confirm
            </>
          }
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          autoComplete="off"
          data-autofocus
        />
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" {...(danger && { color: 'red' })} loading={busy} disabled={!ready}>
          {confirmLabel}
        </Button>
      </Group>
    </form>
  )
}
