// What waits to be mailed.
import { sql } from 'kysely'
import type { NotificationType } from '#contract/notifications.ts'
import type { Db } from '#server/database/connect.ts'
import { isVisible, linkTo, withSubject } from './subject.ts'

export interface WaitingNotice {
  type: NotificationType
  title: string
  message: string
  link: string | null
}

/** What waits to be mailed to somebody, and still can be; from now on it does not wait any more. `only` some types, or all. */
export async function takeNotices(db: Db, userId: string, only: NotificationType[] | null) {
  const { rows } = await sql<WaitingNotice>`with taken as (
      update notices set waits_for_mail = false
      where user_id = ${userId} and waits_for_mail and ${only ? sql`type = any(${only})` : sql`true`}
      returning notification_id, comment_id, cause, type, title, message, created_at
    )
    select taken.type, taken.title, taken.message, ${linkTo(sql`taken.comment_id`)} as link
    from taken join (${withSubject}) on n.id = taken.notification_id
    where ${isVisible} and not n.read and (n.heard_at is null or taken.created_at > n.heard_at)
      and (boards.id is null or boards.status = 'active') and (workspaces.id is null or workspaces.status = 'active')
    order by taken.created_at, taken.cause`.execute(db)
  return rows
}
