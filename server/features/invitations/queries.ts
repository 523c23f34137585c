import { sql } from 'kysely'
import type { Invitation, InvitationPage, MyInvitation } from '#contract/invitations.ts'
import { boardsSeenBy } from '#server/database/access.ts'
import type { Db } from '#server/database/connect.ts'

export type FoundInvitation = Invitation &
  Pick<MyInvitation, 'token' | 'workspace'> & {
    linkToken: string
    workspaceId: string
    workspaceStatus: 'active' | 'archived'
    invitationDomains: string[]
    userExists: boolean
  }

/** What the clock says beats what is stored: a pending invitation past its time has expired. */
const status = sql<
  InvitationPage['status']
>`case when invitations.status = 'pending' and invitations.expires_at <= now()
  then 'expired' else invitations.status end`

const described = (db: Db) =>
  db
    .selectFrom('invitations')
    .innerJoin('workspaces', 'workspaces.id', 'invitations.workspace_id')
    .leftJoin('users', 'users.id', 'invitations.invited_by')
    .select([
      'invitations.id as _id',
      'invitations.workspace_id as workspaceId',
      'workspaces.status as workspaceStatus',
      'workspaces.invitation_domains as invitationDomains',
      'invitations.email',
      'invitations.role',
      'invitations.token',
      'invitations.link_token as linkToken',
      status.as('status'),
      'invitations.created_at as createdAt',
      'invitations.expires_at as expiresAt',
      sql<
        FoundInvitation['workspace']
      >`json_build_object('name', workspaces.name, 'logo', workspaces.logo, 'url', workspaces.url)`.as('workspace'),
      sql<
        FoundInvitation['invitedBy']
      >`case when users.id is not null then json_build_object('name', users.name, 'avatar', users.avatar) end`.as(
        'invitedBy',
      ),
      sql<
        FoundInvitation['boards']
      >`coalesce((select json_agg(json_build_object('_id', boards.id, 'title', boards.title))
        from invitation_boards join boards on boards.id = invitation_boards.board_id and boards.status = 'active'
        where invitation_boards.invitation_id = invitations.id), '[]')`.as('boards'),
      // One that was never confirmed is nobody's yet: whoever holds the invitation signs up over it.
      sql<boolean>`exists (select 1 from users u where lower(u.email) = lower(invitations.email) and u.email_verified)`.as(
        'userExists',
      ),
    ])
    .$castTo<FoundInvitation>()

/** By the link of the mail, or by the one that is handed over. */
export const findInvitation = (db: Db, token: string) =>
  described(db)
    .where((is) => is.or([is('invitations.token', '=', token), is('invitations.link_token', '=', token)]))
    .executeTakeFirst()

export const findInvitationById = (db: Db, id: string) =>
  described(db).where('invitations.id', '=', id).executeTakeFirst()

export const invitationsOf = async (db: Db, workspaceId: string, wanted: string | undefined) => {
  let query = described(db).where('invitations.workspace_id', '=', workspaceId).orderBy('invitations.id', 'desc')
  if (wanted) query = query.where(status, '=', wanted as never)
  return query.execute()
}

export const findPendingRole = (db: Db, workspaceId: string, email: string) =>
  db
    .selectFrom('invitations')
    .select('role')
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('status', '=', 'pending')
    .executeTakeFirst()

export async function seenBoardIds(db: Db, userId: string, workspaceId: string) {
  const { rows } = await sql<{
    id: string
  }>`select id from boards where id in ${boardsSeenBy(userId, workspaceId)}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export const pendingInvitationsTo = (db: Db, email: string) =>
  described(db)
    .where(sql<boolean>`lower(invitations.email) = lower(${email})`)
    .where('invitations.status', '=', 'pending')
    .where('invitations.expires_at', '>', sql<string>`now()`)
    .orderBy('invitations.id', 'desc')
    .execute()

interface NewInvitation {
  id: string
  workspace_id: string
  email: string
  role: Invitation['role']
  token: string
  invited_by: string
  created_at: Date
  expires_at: Date
}

/** A pending one for the same address gets the new role, link, date and boards instead of a twin. */
export async function upsertInvitation(db: Db, row: NewInvitation, boardIds: string[] | undefined) {
  const { id } = await db
    .insertInto('invitations')
    .values(row)
    .onConflict((clash) =>
      clash
        .expression(sql`workspace_id, lower(email)`)
        // Written out: as a parameter of a prepared statement PostgreSQL cannot prove that it is the index's own condition.
        .where(sql<boolean>`status = 'pending'`)
        .doUpdateSet({ role: row.role, token: row.token, invited_by: row.invited_by, expires_at: row.expires_at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  if (boardIds) await replaceBoards(db, id, boardIds)
  return described(db).where('invitations.id', '=', id).executeTakeFirstOrThrow()
}

async function replaceBoards(db: Db, id: string, boardIds: string[]) {
  await db.deleteFrom('invitation_boards').where('invitation_id', '=', id).execute()
  const rows = [...new Set(boardIds)].map((board_id) => ({ invitation_id: id, board_id }))
  if (rows.length > 0) await db.insertInto('invitation_boards').values(rows).execute()
}

export const renewInvitation = (db: Db, id: string, token: string, expires_at: Date) =>
  db
    .updateTable('invitations')
    .set({ token, expires_at })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()

/** Somebody who is in by another way needs no answer any more. The boards they were invited to. */
export async function settleInvitationsTo(db: Db, workspaceId: string, email: string) {
  const { rows } = await sql<{ id: string }>`with settled as (
      update invitations set status = 'accepted'
      where workspace_id = ${workspaceId} and lower(email) = lower(${email}) and status = 'pending' returning id
    )
    select boards.id from settled join invitation_boards on invitation_boards.invitation_id = settled.id
    join boards on boards.id = invitation_boards.board_id and boards.status = 'active'`.execute(db)
  return rows.map(({ id }) => id)
}

/** Of many who answer the same invitation at once, one does. */
export async function settleInvitation(db: Db, id: string, answer: 'accepted' | 'declined' | 'canceled') {
  const settled = await db
    .updateTable('invitations')
    .set({ status: answer })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return settled !== undefined
}
