import { lazy, Suspense } from 'react'
import { errorMessage } from './error-message.ts'
import { addToast, type Severity, type ShownNotification, type ToastAction, useToasts } from './toast-list.ts'
import { isSessionOver } from './transport.ts'

const say = (severity: Severity) => (message: string, action?: ToastAction) =>
  addToast({ kind: 'generic', severity, message, action })

export const toast = { success: say('success'), error: say('error'), warn: say('warn'), info: say('info') }

export function toastError(error: unknown, fallback: string) {
  // A lost session is told once, by whoever ends it.
  if (!isSessionOver(error)) toast.error(errorMessage(error, fallback))
}

/** Someone in the middle of signing up is not to be called away. */
const quietRoutes = ['/signup/verify', '/signup/success']

export function showNotification(notification: ShownNotification, markRead: (id: string) => void) {
  if (quietRoutes.some((route) => window.location.pathname.startsWith(route))) return
  addToast({ kind: 'notification', notification, markRead })
}

const ToastStack = lazy(() => import('./ToastStack.tsx').then(({ ToastStack }) => ({ default: ToastStack })))

/** How toasts look loads with the first one. */
export function Toasts() {
  const toasts = useToasts()
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <ToastStack toasts={toasts} />
    </Suspense>
  )
}
