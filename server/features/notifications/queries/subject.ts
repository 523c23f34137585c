// A notification together with what it is about: joins, names and links the other queries have in common.
import { type RawBuilder, sql } from 'kysely'
import { ME } from '#contract/task-filters.ts'
import { isSeenBoard, lacksSecondFactor } from '#server/database/access.ts'
import { personOrNullJson } from '#server/features/people/service.ts'

/** A notification `n` with whatever it is about, as it is now; `me` is whom it was told to, `users` who caused it. */
export const withSubject = sql`notifications n
  join users me on me.id = n.user_id
  left join users on users.id = n.sender
  left join tasks on tasks.id = n.task_id
  left join boards on boards.id = coalesce(tasks.board_id, n.board_id)
  left join workspaces on workspaces.id = coalesce(boards.workspace_id, n.workspace_id)
  left join workspace_members mine on mine.workspace_id = workspaces.id and mine.user_id = n.user_id
  left join board_members here on here.board_id = boards.id and here.user_id = n.user_id
  left join invitations on invitations.id = n.invitation_id`

/** What it is about is still there, and theirs to see. */
export const isVisible = sql<boolean>`tasks.deleted_at is null
  and (workspaces.id is null or (mine.user_id is not null and not ${lacksSecondFactor}))
  and (boards.id is null or ${isSeenBoard})
  and (n.invitation_id is null or (invitations.status = 'pending' and invitations.expires_at > now()))`

export const taskKey = sql<string>`boards.key || '-' || tasks.number`
const boardLink = sql<string>`'/' || workspaces.url || '/projects/' || boards.id`
export const taskLink = sql<string>`${boardLink} || '?task=' || ${taskKey}`

/** Made when it is read: addresses of workspaces and numbers of tasks change. What was said opens where it was said. */
export const linkTo = (commentId: RawBuilder<string | null>) => sql<string | null>`case
  when n.invitation_id is not null then '/join/' || invitations.token
  when n.type in ('new_login', 'password_changed') then '/account/security'
  when n.type in ('subscription_upgraded', 'subscription_canceled') then '/' || workspaces.url || '/settings/subscription'
  when n.type = 'invitation_accepted' then '/' || workspaces.url || coalesce('/u/' || users.username, '/settings/members')
  when n.type = 'import_finished' then ${boardLink} || '/import'
  when tasks.id is not null then ${taskLink} || coalesce('#comment-' || ${commentId}, '')
  when n.type in ('task_assigned', 'task_priority_changed') then ${boardLink} || ${`?members=${ME}`}
  when boards.id is not null then ${boardLink} end`

/** Of all that a notification says, its title speaks of the newest of its kind. */
const commentSpokenOf = sql<string | null>`(select notices.comment_id from notices
  where notices.notification_id = n.id and notices.type = n.type order by notices.created_at desc, notices.cause desc limit 1)`

export const shape = sql`n.id as "_id", n.type, n.title, n.message, ${linkTo(commentSpokenOf)} as link, n.read, n.created_at as "createdAt",
  ${personOrNullJson} as sender, workspaces.id as "workspaceId",
  case when boards.id is not null then json_build_object('_id', boards.id, 'title', boards.title) end as board,
  case when tasks.id is not null then json_build_object('_id', tasks.id, 'taskId', ${taskKey}, 'title', tasks.title) end as task`
