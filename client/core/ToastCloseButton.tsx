import { IconX } from '@tabler/icons-react'
import { removeToast } from './toast-list.ts'
import classes from './toasts.module.css'

export function ToastCloseButton({ id }: { id: number }) {
  return (
    <button type="button" className={classes.close} aria-label="Dismiss" onClick={() => removeToast(id)}>
      <IconX size={15} stroke={1.8} aria-hidden />
    </button>
  )
}
