import { Suspense, useEffect } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { asHtml } from './as-html.ts'
import { errorMessage } from './error-message.ts'
import { addToast, type Severity, type ShownNotification, type ToastAction, useToasts } from './toast-list.ts'
import { isSessionOver } from './transport.ts'
import { whenIdle } from './when-idle.ts'

/** Our own sentences, in which a name may look like markup. Answers nothing: what an effect answers is taken for its end. */
const say = (severity: Severity) => (message: string, action?: ToastAction) =>
  void addToast({ kind: 'generic', severity, message: asHtml(message), action })

export const toast = { success: say('success'), error: say('error'), warn: say('warn'), info: say('info') }

export function toastError(error: unknown, fallback: string, action?: ToastAction) {
  // A lost session is told once, by whoever ends it.
  if (isSessionOver(error)) return
  // The server's words may have markup in them, which is cleaned before it shows.
  addToast({ kind: 'generic', severity: 'error', message: errorMessage(error, fallback), action })
}

/** Someone in the middle of signing up is not to be called away. */
const quietRoutes = ['/signup/verify', '/signup/success']

export function showNotification(notification: ShownNotification, markRead: (id: string) => void) {
  if (quietRoutes.some((route) => window.location.pathname.startsWith(route))) return
  addToast({ kind: 'notification', notification, markRead })
}

const loadStack = () => import('./ToastStack.tsx')
const ToastStack = lazy(async () => ({ default: (await loadStack()).ToastStack }))

/** How toasts look loads after the page, but before the first one: that may be the news that the network is gone. */
export function Toasts() {
  const toasts = useToasts()
  useEffect(() => whenIdle(() => void loadStack().catch(() => {})), [])
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <ToastStack toasts={toasts} />
    </Suspense>
  )
}
