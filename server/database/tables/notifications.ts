// What people are told, and how they want to be.
import type { ColumnType, Generated } from 'kysely'
import type { NotificationType, QuietHours } from '#contract/notifications.ts'
import type { Moment, MomentOrNone } from './kinds.ts'

export interface NotificationsTables {
  notifications: {
    id: string
    user_id: string
    type: NotificationType
    title: string
    message: string
    sender: string | null
    workspace_id: string | null
    board_id: string | null
    task_id: string | null
    invitation_id: string | null
    in_app: boolean
    read: Generated<boolean>
    heard_at: MomentOrNone
    begun_at: Moment
    created_at: Moment
  }
  notices: {
    user_id: string
    cause: string
    notification_id: string
    comment_id: string | null
    type: NotificationType
    title: string
    message: string
    quoted: string | null
    brief: string
    waits_for_mail: boolean
    created_at: Moment
  }
  notification_preferences: {
    user_id: string
    settings: ColumnType<object, string | undefined, string>
    mail_mode: Generated<'instant' | 'bundled'>
    quiet_hours: ColumnType<QuietHours | null, string | null | undefined, string | null>
    summed_up_on: string | null
  }
}
