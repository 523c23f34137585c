import { GenericToast } from './GenericToast.tsx'
import { NotificationToast } from './NotificationToast.tsx'
import type { ShownToast } from './toast-list.ts'
import classes from './toasts.module.css'

export function ToastStack({ toasts }: { toasts: ShownToast[] }) {
  return (
    <section className={classes.stack} aria-label="Messages">
      {toasts.map((shown) =>
        shown.kind === 'generic' ? (
          <GenericToast key={shown.id} {...shown} />
        ) : (
          <NotificationToast key={shown.id} {...shown} />
        ),
      )}
    </section>
  )
}
