// A small company, made once: two people, a board, a chat, and a program that wants to be told. Every fault gets a copy of its folder.
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountApi } from '#contract/account.ts'
import type { AuthResponse } from '#contract/auth.ts'
import { boardMembersApi, boardsApi } from '#contract/boards.ts'
import { chatsApi } from '#contract/chats.ts'
import { columnsApi } from '#contract/columns.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { webhooksApi } from '#contract/webhooks.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import type { Person } from '#server/testing/person.ts'
import { signUpAt, startProcess } from '#server/testing/process.ts'
import { openReceiver } from '#server/testing/receiver.ts'

export type Template = Awaited<ReturnType<typeof makeTemplate>>

export async function makeTemplate() {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-torture-'))
  // As root the database runs as another user and has to get to its own folder.
  await chmod(folder, 0o711)
  const dataDir = join(folder, 'template')
  const receiver = await openReceiver()
  const hearth = await startProcess({ DATA_DIR: dataDir, ALLOW_PRIVATE_WEBHOOKS: '1' })
  try {
    return { folder, dataDir, receiver, ...(await furnish(hearth.url, receiver.url)) }
  } finally {
    await hearth.end('SIGTERM')
  }
}

/** Two people who work on one board and talk in one chat. */
async function furnish(url: string, receiverUrl: string) {
  const ada = await signUpAt(url, 'ada')
  const bo = await signUpAt(url, 'bo')
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Acme' })
  const workspaceId = workspace._id
  await ada.call(invitationsApi.invite, { workspaceId, email: bo.user.email, role: 'member' })
  const { invitations } = await bo.call(accountApi.listMyInvitations, {})
  await bo.call(invitationsApi.acceptInvitation, { token: invitations[0]!.token })
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId, title: 'Launch' })
  const boardId = board._id
  await ada.call(boardMembersApi.addBoardMember, { boardId, userId: bo.user._id })
  const { columns } = await ada.call(columnsApi.listColumns, { boardId })
  const { chat } = await ada.call(chatsApi.openDirectChat, { workspaceId, participantId: bo.user._id })
  await ada.call(webhooksApi.createBoardWebhook, {
    boardId,
    name: 'Robot',
    url: receiverUrl,
    events: ['task.created', 'comment.created'],
  })
  return {
    people: { ada: signedIn(ada), bo: signedIn(bo) },
    workspaceId,
    boardId,
    columnIds: columns.map(({ _id }) => _id),
    chatId: chat._id,
  }
}

const signedIn = ({ user, tokens, password }: Person): { auth: AuthResponse; password: string } => ({
  auth: { user, ...tokens },
  password,
})
