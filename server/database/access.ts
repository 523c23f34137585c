// Who may see what, as SQL: for the doors, and for every query that reaches boards in other ways.
import { type RawBuilder, sql } from 'kysely'
import { rolesThatMay } from '#contract/permissions.ts'

/** Whose eyes, and how far they reach: an API key sees nothing of its maker's other workspaces. */
export interface Sight {
  userId: string
  /** The id of a workspace, or everywhere. */
  within: string
}

const EVERYWHERE = 'everywhere'

export const sightOf = ({ user, key }: { user: { _id: string }; key: { workspaceId: string } | null }): Sight => ({
  userId: user._id,
  within: key?.workspaceId ?? EVERYWHERE,
})

/** For what is read without anybody calling: an address that works for one person. */
export const wholeSightOf = (userId: string): Sight => ({ userId, within: EVERYWHERE })

/** With the reader's own row of `workspace_members` as `mine`. */
export const isInSight = ({ within }: Sight) =>
  sql<boolean>`${within}::text in (${sql.lit(EVERYWHERE)}, mine.workspace_id::text)`

/** With `workspaces` and the reader's own row of `users` as `me`. */
export const lacksSecondFactor = sql<boolean>`(workspaces.require_second_factor and not me.totp_enabled)`

/** With `boards`, the reader's row of the workspace as `mine` and of the board, if any, as `here`. */
export const isSeenBoard = sql<boolean>`(here.user_id is not null
  or mine.role = any(${rolesThatMay('act-on-every-project')})
  or (boards.visibility = 'workspace' and mine.role = any(${rolesThatMay('see-workspace-projects')})))`

/** To stand behind `in`: ids of the boards of one workspace that this person sees. */
export const boardsSeenBy = (userId: string, workspaceId: string): RawBuilder<string[]> =>
  sql`(select boards.id from boards
    join workspace_members mine on mine.workspace_id = boards.workspace_id and mine.user_id = ${userId}
    left join board_members here on here.board_id = boards.id and here.user_id = ${userId}
    where boards.workspace_id = ${workspaceId} and ${isSeenBoard})`

/** To stand behind `in`: ids of the people who can be given a task of this board, which are those who see it. */
export const mayWorkOn = (boardId: string | RawBuilder<string>): RawBuilder<string[]> =>
  sql`(select mine.user_id from boards
    join workspace_members mine on mine.workspace_id = boards.workspace_id
    left join board_members here on here.board_id = boards.id and here.user_id = mine.user_id
    where boards.id = ${boardId} and ${isSeenBoard})`

/**
 * To stand behind `with`: as `workers` those of these people who can be given a task of this board. They and their places on it
 * are held until the commit: whoever takes somebody off it waits, and finds the task. And who waited for that themselves finds the
 * place gone, though their statement began before.
 */
export const heldWorkers = (boardId: string, userIds: RawBuilder<unknown>) =>
  sql`people as materialized (
      select user_id, role from workspace_members where user_id = any(${userIds})
        and workspace_id = (select workspace_id from boards where id = ${boardId}) for key share
    ),
    seats as materialized (
      select user_id from board_members where board_id = ${boardId} and user_id = any(array(select user_id from people))
      for key share
    ),
    workers as (
      select mine.user_id as id from people mine cross join boards left join seats here on here.user_id = mine.user_id
      where boards.id = ${boardId} and ${isSeenBoard}
    )`
