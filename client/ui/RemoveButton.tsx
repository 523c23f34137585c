import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Props {
  /** "Delete Bug". */
  label: string
  /** The question and what follows from a yes. */
  title: string
  children: ReactNode
  confirmLabel: string
  onConfirm(): void
}

/** The bin at the end of a row. It asks first; what is then removed is gone from the screen at once. */
export function RemoveButton({ label, title, children, confirmLabel, onConfirm }: Props) {
  const [asking, { open, close }] = useDisclosure()
  function remove() {
    close()
    onConfirm()
  }
  return (
    <>
      <ActionIcon aria-label={label} title={label} onClick={open}>
        <IconTrash size={16} stroke={1.7} />
      </ActionIcon>
      <ConfirmDialog
        opened={asking}
        onClose={close}
        title={title}
        confirmLabel={confirmLabel}
        danger
        onConfirm={remove}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
