import {
  IconAt,
  IconCalendarDue,
  IconCircleCheck,
  IconCreditCard,
  IconFileImport,
  IconFlag,
  IconForms,
  IconLayoutKanban,
  IconMailOpened,
  IconMessage,
  IconShieldLock,
  IconUserCheck,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react'
import type { NotificationType } from '#contract/notifications.ts'

/** For what comes from nobody, and beside the face of whoever it comes from. */
export const notificationIcons: Record<NotificationType, TablerIcon> = {
  task_assigned: IconUserPlus,
  task_mention: IconAt,
  task_comment: IconMessage,
  task_completed: IconCircleCheck,
  task_priority_changed: IconFlag,
  task_due_date: IconCalendarDue,
  board_invite: IconLayoutKanban,
  workspace_invite: IconMailOpened,
  invitation_accepted: IconUserCheck,
  import_finished: IconFileImport,
  form_answered: IconForms,
  subscription_upgraded: IconCreditCard,
  subscription_canceled: IconCreditCard,
  new_login: IconShieldLock,
  password_changed: IconShieldLock,
}
