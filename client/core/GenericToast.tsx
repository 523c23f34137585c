import {
  IconAlertTriangle,
  IconBell,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
  type TablerIcon,
} from '@tabler/icons-react'
import { SafeHtml } from '#client/ui/SafeHtml.tsx'
import { TOAST_MS } from '#contract/constants.ts'
import { ToastCloseButton } from './ToastCloseButton.tsx'
import type { Severity } from './toast-list.ts'
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
}

export function GenericToast({ id, severity, message }: Props) {
  const holds = useToastLife(id, TOAST_MS)
  const Icon = icons[severity]
  return (
    <div className={classes.toast} role={severity === 'error' ? 'alert' : 'status'} {...holds}>
      <Icon className={classes.icon} data-severity={severity} size={20} stroke={1.8} aria-hidden />
      <p className={classes.words}>
        <SafeHtml html={message} />
      </p>
      <ToastCloseButton id={id} />
    </div>
  )
}
