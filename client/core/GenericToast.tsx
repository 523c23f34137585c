import {
  IconAlertTriangle,
  IconBell,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
  type TablerIcon,
} from '@tabler/icons-react'
import { useEffect } from 'react'
import { SafeHtml } from '#client/ui/SafeHtml.tsx'
import { NOTIFICATION_TOAST_MS, TOAST_MS } from '#contract/constants.ts'
import { ToastCloseButton } from './ToastCloseButton.tsx'
import { removeToast, type Severity, type ToastAction } from './toast-list.ts'
import classes from './toasts.module.css'
import { useToastLife } from './use-toast-life.ts'

const icons: Record<Severity, TablerIcon> = {
  success: IconCircleCheck,
  error: IconExclamationCircle,
  warn: IconAlertTriangle,
  info: IconInfoCircle,
  other: IconBell,
}

interface Props {
  id: number
  severity: Severity
  message: string
  action?: ToastAction | undefined
}

export function GenericToast({ id, severity, message, action }: Props) {
  // Long enough to read and reach for the button.
  const holds = useToastLife(id, action?.stays ? null : action ? NOTIFICATION_TOAST_MS : TOAST_MS)
  useEffect(() => action?.follow?.(() => removeToast(id)), [id, action])
  const Icon = icons[severity]
  return (
    <div className={classes.toast} role={severity === 'error' ? 'alert' : 'status'} {...holds}>
      <Icon className={classes.icon} data-severity={severity} size={20} stroke={1.8} aria-hidden />
      <p className={classes.words}>
        <SafeHtml html={message} />
      </p>
      {action && (
        <button
          type="button"
          className={classes.act}
          onClick={() => {
            removeToast(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <ToastCloseButton id={id} />
    </div>
  )
}
