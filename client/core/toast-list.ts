// The toasts on display. Anybody may add one; <Toasts /> shows them.
import { useSyncExternalStore } from 'react'
import type { NotificationType } from '#contract/notifications.ts'

export type Severity = 'success' | 'error' | 'warn' | 'info' | 'other'

/** What a notification toast shows of a notification. */
export interface ShownNotification {
  _id: string
  type: NotificationType
  title: string
  message: string
  link: string | null
  read: boolean
  sender: { name: string; avatar: string | null; avatarThumbnail: string | null } | null
}

/** What can be done about what a toast says, such as taking it back. */
export interface ToastAction {
  label: string
  run(): void
  /** Until somebody has done it, or said that they will not. */
  stays?: true
  /** Follows, while the toast is there, whether it can still be done; answers how to stop. */
  follow?(takeAway: () => void): () => void
}

export type ShownToast = { id: number } & (
  | { kind: 'generic'; severity: Severity; message: string; action?: ToastAction | undefined }
  | { kind: 'notification'; notification: ShownNotification; markRead: (id: string) => void }
)

type NewToast = ShownToast extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never

/** More than this at once hides the page; the oldest gives way. */
const MAX_SHOWN = 3

let shown: ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(next: ShownToast[]) {
  shown = next
  for (const listener of listeners) listener()
}

/** Answers how to take it away again. */
export function addToast(toast: NewToast): () => void {
  // The same sentence twice (two calls that failed for one reason) is told once, and of a notification only the latest word.
  const others = shown.filter((other) => !isSame(other, toast))
  lastId += 1
  const id = lastId
  show([...others, { ...toast, id } as ShownToast].slice(-MAX_SHOWN))
  return () => removeToast(id)
}

export const removeToast = (id: number) => show(shown.filter((toast) => toast.id !== id))

export const removeAllToasts = () => show([])

/** Those about these notifications: they were read elsewhere. Without `ids`, about any. */
export const removeNotificationToasts = (ids: string[] | null) =>
  show(shown.filter((toast) => toast.kind === 'generic' || (ids !== null && !ids.includes(toast.notification._id))))

export function useToasts(): ShownToast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => shown,
  )
}

function isSame(one: ShownToast, other: NewToast) {
  if (one.kind === 'notification')
    return other.kind === 'notification' && one.notification._id === other.notification._id
  // What can be done about them may differ: of two tasks deleted, each is brought back by its own.
  if (other.kind !== 'generic' || one.action || other.action) return false
  return one.message === other.message && one.severity === other.severity
}
