import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Button } from '#client/ui/plain/Button.tsx'
import { SafeHtml } from '#client/ui/SafeHtml.tsx'
import { NOTIFICATION_TOAST_MS } from '#contract/constants.ts'
import { t } from '#contract/texts.ts'
import { ToastCloseButton } from './ToastCloseButton.tsx'
import { removeToast, type ShownNotification } from './toast-list.ts'
import classes from './toasts.module.css'
import { useToastLife } from './use-toast-life.ts'

// All of its icons would come with every page; most toasts have a face.
const NotificationIcon = lazy(async () => ({ default: (await import('./NotificationIcon.tsx')).NotificationIcon }))

const actionLabels: Record<string, string> = {
  board_invite: t`View Project`,
  workspace_invite: t`Join Workspace`,
  task_assigned: t`View Task`,
  task_priority_changed: t`View Task`,
  task_comment: t`View Task`,
  task_due_date: t`View Task`,
  invitation_accepted: t`View Profile`,
}

interface Props {
  id: number
  notification: ShownNotification
  markRead: (id: string) => void
}

export function NotificationToast({ id, notification, markRead }: Props) {
  const router = useRouter()
  const holds = useToastLife(id, NOTIFICATION_TOAST_MS)
  const { _id, type, title, message, link, read, sender } = notification

  const finish = () => {
    if (!read) markRead(_id)
    removeToast(id)
  }
  const open = (path: string) => {
    finish()
    router.history.push(path)
  }

  return (
    <div className={classes.toast} role="status" {...holds}>
      {sender ? (
        <Avatar person={sender} size={36} />
      ) : (
        <span className={classes.sign}>
          <Suspense>
            <NotificationIcon type={type} />
          </Suspense>
        </span>
      )}
      <div className={classes.body}>
        <p className={classes.title}>
          <SafeHtml html={title} />
        </p>
        <p className={classes.words}>
          <SafeHtml html={message} />
        </p>
        <div className={classes.actions}>
          {link && <Button onClick={() => open(link)}>{actionLabels[type] ?? 'View Notification'}</Button>}
          {!read && (
            <Button variant="subtle" onClick={finish}>
              Mark as read
            </Button>
          )}
        </div>
      </div>
      <ToastCloseButton id={id} />
    </div>
  )
}
