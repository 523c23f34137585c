import { useBlocker } from '@tanstack/react-router'
import { session } from '#client/core/session.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Props {
  when: boolean
}

/** Asks before a link, the back button or closing the tab throws typed text away. */
export function UnsavedChanges({ when }: Props) {
  const { status, proceed, reset } = useBlocker({
    // Whoever logged out, here or in another tab, has nothing left to save.
    shouldBlockFn: () => when && session.user() !== null,
    enableBeforeUnload: () => when && session.user() !== null,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      onClose={() => reset?.()}
      title="Leave without saving?"
      confirmLabel="Leave"
      danger
      onConfirm={() => proceed?.()}
      busy={false}
    >
      What you changed on this page is not saved yet.
    </ConfirmDialog>
  )
}
