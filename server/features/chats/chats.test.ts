import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { boardMembersApi, boardsApi } from '#contract/boards.ts'
import { type Chat, chatsApi, type Message } from '#contract/chats.ts'
import { membersApi } from '#contract/members.ts'
import { searchApi } from '#contract/search.ts'
import { tasksApi } from '#contract/tasks.ts'
import { workspaceActivitiesApi, workspaceSettingsApi, workspacesApi } from '#contract/workspaces.ts'
import type { Person } from '#server/testing/person.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()

async function aTeam(role: 'member' | 'guest' | 'client' = 'member') {
  const ada = await world.person('Ada')
  const bo = await world.person('Bo')
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Talk' })
  const workspaceId = workspace._id
  await world.db
    .insertInto('workspace_members')
    .values({ workspace_id: workspaceId, user_id: bo.user._id, role })
    .execute()
  return { ada, bo, workspaceId }
}

async function aChat() {
  const team = await aTeam()
  const { ada, bo, workspaceId } = team
  const { chat } = await ada.call(chatsApi.openDirectChat, { workspaceId, participantId: bo.user._id })
  return { ...team, chatId: chat._id }
}

const say = async (who: Person, chatId: string, body: string) =>
  (await who.call(chatsApi.sendMessage, { chatId, body })).message

const bodies = (messages: Message[]) => messages.map(({ body }) => body)
const unreadOf = (chat: Chat, who: Person) =>
  chat.participants.find(({ user }) => user._id === who.user._id)!.unreadCount

test('two people always get the same chat, whoever opens it, even at the same moment', async () => {
  const { ada, bo, workspaceId } = await aTeam()
  const replies = await Promise.all([
    ada.call(chatsApi.openDirectChat, { workspaceId, participantId: bo.user._id }),
    bo.call(chatsApi.openDirectChat, { workspaceId, participantId: ada.user._id }),
    ada.call(chatsApi.openDirectChat, { workspaceId, participantId: bo.user._id }),
  ])
  expect(new Set(replies.map(({ chat }) => chat._id)).size).toBe(1)
  expect(replies[0].chat).toMatchObject({ type: 'direct', workspace: workspaceId, lastMessage: null, closed: null })
  const self = await ada.try(chatsApi.openDirectChat, { workspaceId, participantId: ada.user._id })
  expect(self).toMatchObject({ status: 400, body: { message: 'You cannot chat with yourself' } })
})

describe('messages', () => {
  test('come in pages, oldest first, in both directions and around one of them', async () => {
    const { ada, bo, chatId } = await aChat()
    for (let n = 1; n <= 7; n++) await say(n % 2 ? ada : bo, chatId, `m${n}`)
    const newest = await bo.call(chatsApi.listMessages, { chatId, limit: 3 })
    expect(newest).toMatchObject({ hasMore: true, hasNewer: false })
    expect(bodies(newest.messages)).toEqual(['m5', 'm6', 'm7'])
    const older = await bo.call(chatsApi.listMessages, { chatId, limit: 3, before: newest.messages[0]!._id })
    expect(bodies(older.messages)).toEqual(['m2', 'm3', 'm4'])
    const newer = await bo.call(chatsApi.listMessages, { chatId, limit: 2, after: older.messages[0]!._id })
    expect(newer).toMatchObject({ hasMore: true })
    expect(bodies(newer.messages)).toEqual(['m3', 'm4'])
    const around = await bo.call(chatsApi.listMessages, { chatId, limit: 4, around: older.messages[2]!._id })
    expect(around).toMatchObject({ hasMore: true, hasNewer: true })
    expect(bodies(around.messages)).toEqual(['m2', 'm3', 'm4', 'm5'])
    expect(around.messages.map(({ number }) => number)).toEqual([2, 3, 4, 5])
  })

  test('the same clientMessageId gives the same message, also when both tries come at once', async () => {
    const { ada, bo, chatId } = await aChat()
    const live = await bo.connect()
    const once = { chatId, body: 'Once', clientMessageId: 'tab-1' }
    const replies = await Promise.all([1, 2, 3].map(() => ada.try(chatsApi.sendMessage, once)))
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(replies.map(({ body }) => body.message._id)).size).toBe(1)
    // The same name by somebody else is another message.
    await bo.call(chatsApi.sendMessage, { ...once, body: 'Mine' })
    const { messages } = await bo.call(chatsApi.listMessages, { chatId })
    expect(bodies(messages)).toEqual(['Once', 'Mine'])
    await live.hears('new-message', (news) => (news as { message: Message }).message.body === 'Mine')
    expect(live.heard.filter(({ name }) => name === 'new-message')).toHaveLength(2)
  })

  test('nothing, and more than 8,000 characters, is not sent', async () => {
    const { ada, chatId } = await aChat()
    expect((await ada.try(chatsApi.sendMessage, { chatId, body: '  ' })).body.message).toBe('Write something first')
    expect((await ada.try(chatsApi.sendMessage, { chatId, body: 'x'.repeat(8001) })).status).toBe(400)
    expect((await ada.try(chatsApi.sendMessage, { chatId, body: 'x'.repeat(8000) })).status).toBe(201)
  })

  test('an answer shows what it answers, until that is deleted', async () => {
    const { ada, bo, chatId } = await aChat()
    const asked = await say(ada, chatId, 'Tea?')
    const { message } = await bo.call(chatsApi.sendMessage, { chatId, body: 'Yes', replyTo: asked._id })
    expect(message.replyTo).toEqual({ _id: asked._id, sender: ada.user._id, body: 'Tea?', deleted: false })
    await ada.call(chatsApi.deleteMessage, { messageId: asked._id })
    const { messages } = await bo.call(chatsApi.listMessages, { chatId })
    expect(messages[1]!.replyTo).toMatchObject({ body: '', deleted: true })
  })

  test('one’s own can be changed and deleted; a deleted one keeps its place and says nothing more', async () => {
    const { ada, bo, chatId } = await aChat()
    const first = await say(ada, chatId, 'Secrt')
    await say(bo, chatId, 'What?')
    const live = await bo.connect()
    expect((await bo.try(chatsApi.updateMessage, { messageId: first._id, body: 'No' })).status).toBe(403)
    expect((await bo.try(chatsApi.deleteMessage, { messageId: first._id })).status).toBe(403)
    const { message } = await ada.call(chatsApi.updateMessage, { messageId: first._id, body: 'Secret' })
    expect(message).toMatchObject({ body: 'Secret', editedAt: expect.any(String) })
    const stale = await ada.try(chatsApi.updateMessage, { messageId: first._id, body: 'x', version: first.version })
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', message: expect.any(String), current: { body: 'Secret' } },
    })
    await ada.call(chatsApi.deleteMessage, { messageId: first._id })
    await live.hears('message-updated', (news) => (news as { message: Message }).message.deleted)
    const { messages } = await bo.call(chatsApi.listMessages, { chatId })
    expect(messages).toMatchObject([{ _id: first._id, number: 1, body: '', deleted: true }, { body: 'What?' }])
    expect((await ada.try(chatsApi.updateMessage, { messageId: first._id, body: 'Back' })).body.code).toBe('deleted')
    expect((await bo.try(chatsApi.reactToMessage, { messageId: first._id, emoji: '👍' })).body.code).toBe('deleted')
    const { messages: found } = await bo.call(chatsApi.searchChat, { chatId, q: 'secret' })
    expect(found).toEqual([])
  })

  test('reactions come and go, and two at once are both kept', async () => {
    const { ada, bo, chatId } = await aChat()
    const { _id: messageId } = await say(ada, chatId, 'Done!')
    await Promise.all([ada, bo].map((who) => who.call(chatsApi.reactToMessage, { messageId, emoji: '🎉' })))
    const { message } = await ada.call(chatsApi.reactToMessage, { messageId, emoji: '🎉' })
    expect(message.reactions).toEqual({ '🎉': [bo.user._id] })
    expect((await ada.try(chatsApi.reactToMessage, { messageId, emoji: 'nice' })).status).toBe(400)
  })

  test('files are uploaded first, belong to whoever did, and are read by these two alone', async () => {
    const { ada, bo, chatId } = await aChat()
    const eve = await world.person('Eve')
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#345' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(png)]), '../../plan.png')
    const { status, body } = await ada.request('POST', `/api/chats/${chatId}/attachments`, undefined, { form })
    expect({ status, file: body.attachment }).toMatchObject({
      status: 201,
      file: { name: 'plan.png', size: png.length, preview: expect.stringMatching(/^\/files\/previews\/.+\.webp$/) },
    })
    const file = body.attachment._id
    expect((await bo.request('GET', `/api/attachments/${file}`)).status).toBe(404)
    expect((await bo.try(chatsApi.sendMessage, { chatId, body: 'Mine', attachments: [file] })).status).toBe(404)
    const { message } = await ada.call(chatsApi.sendMessage, { chatId, attachments: [file] })
    expect(message.attachments).toMatchObject([{ _id: file, name: 'plan.png' }])
    const got = await bo.request('GET', `/api/attachments/${file}`)
    expect(got.headers.get('content-disposition')).toContain('attachment')
    expect((await eve.request('GET', `/api/attachments/${file}`)).status).toBe(404)
    expect((await ada.try(chatsApi.sendMessage, { chatId, body: 'Again', attachments: [file] })).status).toBe(404)
    await ada.call(chatsApi.deleteMessage, { messageId: message._id })
    expect((await bo.request('GET', `/api/attachments/${file}`)).status).toBe(404)
  })

  test('files stand in a message as they were chosen, whichever arrived first, and are found by their names', async () => {
    const { ada, bo, chatId } = await aChat()
    const upload = async (name: string) => {
      const form = new FormData()
      form.append('file', new Blob([name]), name)
      const { body } = await ada.request('POST', `/api/chats/${chatId}/attachments`, undefined, { form })
      return body.attachment._id as string
    }
    const [small, large, middle] = [await upload('small'), await upload('large'), await upload('middle')]
    const { message } = await ada.call(chatsApi.sendMessage, { chatId, attachments: [large, small, middle] })
    expect(message.attachments.map(({ name }) => name)).toEqual(['large', 'small', 'middle'])
    const [read] = (await bo.call(chatsApi.listMessages, { chatId })).messages
    expect(read!.attachments).toEqual(message.attachments)
    const { messages: found } = await bo.call(chatsApi.searchChat, { chatId, q: 'LARG' })
    expect(found).toMatchObject([{ _id: message._id }])
    expect((await bo.call(chatsApi.searchChat, { chatId, q: 'huge' })).messages).toEqual([])
  })
})

describe('unread and statuses', () => {
  test('unread is what the other wrote after the last read one; one’s own never count', async () => {
    const { ada, bo, chatId, workspaceId } = await aChat()
    await say(ada, chatId, 'One')
    const two = await say(ada, chatId, 'Two')
    await say(bo, chatId, 'Hm')
    const three = await say(ada, chatId, 'Three')
    const [chat] = (await bo.call(chatsApi.listChats, { workspaceId })).chats
    expect(chat).toMatchObject({ _id: chatId, lastMessage: { body: 'Three' } })
    expect([unreadOf(chat!, bo), unreadOf(chat!, ada)]).toEqual([3, 1])
    const { chat: read } = await bo.call(chatsApi.markChatRead, { chatId, messageId: two._id })
    expect(unreadOf(read, bo)).toBe(1)
    await ada.call(chatsApi.deleteMessage, { messageId: three._id })
    const [after] = (await bo.call(chatsApi.listChats, {})).chats
    expect(unreadOf(after!, bo)).toBe(0)
    // Reading never goes backwards.
    const { chat: still } = await bo.call(chatsApi.markChatRead, { chatId, messageId: two._id })
    expect(still.participants.find(({ user }) => user._id === bo.user._id)!.lastReadMessage).toBe(two._id)
  })

  test('sent when stored, delivered when the other asks for it, read when they say so; the writer hears of both', async () => {
    const { ada, bo, chatId } = await aChat()
    const live = await ada.connect()
    const message = await say(ada, chatId, 'There?')
    expect(message.status).toBe('sent')
    const statusNow = async () => (await ada.call(chatsApi.listMessages, { chatId })).messages.at(-1)!.status
    expect(await statusNow()).toBe('sent')
    await bo.call(chatsApi.listChats, {})
    const about = { chatId, messageId: message._id, userId: bo.user._id }
    expect((await live.hears('message-status')).body).toEqual({ ...about, status: 'delivered' })
    expect(await statusNow()).toBe('delivered')
    await bo.call(chatsApi.markChatRead, { chatId, messageId: message._id })
    await live.hears('message-status', (news) => (news as { status: string }).status === 'read')
    expect(await statusNow()).toBe('read')
  })

  test('whoever is connected gets it at once, without having joined anything', async () => {
    const { ada, bo, chatId } = await aChat()
    const [here, there] = [await ada.connect(), await bo.connect()]
    const message = await say(ada, chatId, 'Hello')
    expect(message.status).toBe('delivered')
    expect((await there.hears('new-message')).body.message).toMatchObject({ _id: message._id, body: 'Hello' })
    expect((await here.hears('message-status')).body).toMatchObject({ status: 'delivered', userId: bo.user._id })
    await here.hears('new-message')
  })
})

test('what somebody said is in their own copy of their data, what was said to them is not', async () => {
  const { ada, bo, chatId } = await aChat()
  await say(ada, chatId, 'From me')
  await say(bo, chatId, 'From the other')
  const taken = await say(ada, chatId, 'Taken back')
  await ada.call(chatsApi.deleteMessage, { messageId: taken._id })
  const { messages } = await ada.call(accountApi.exportMe, {})
  expect(messages).toMatchObject([{ body: 'From me', to: bo.user.username }])
})

test('a chat outlives the account of the other: it can be read, and nothing added', async () => {
  const { ada, bo, chatId } = await aChat()
  const message = await say(bo, chatId, 'Farewell')
  await bo.call(accountApi.deleteMe, { password: bo.password })
  const { chats } = await ada.call(chatsApi.listChats, {})
  expect(chats[0]).toMatchObject({ _id: chatId, closed: 'left', participants: [{ user: { _id: ada.user._id } }] })
  expect((await ada.call(chatsApi.listMessages, { chatId })).messages).toMatchObject([
    { body: 'Farewell', sender: null },
  ])
  expect((await ada.try(chatsApi.sendMessage, { chatId, body: 'Wait' })).status).toBe(409)
  const { chat } = await ada.call(chatsApi.markChatRead, { chatId, messageId: message._id })
  expect(chat.participants[0]!.unreadCount).toBe(0)
})

describe('typing', () => {
  test('is heard by whoever has the chat open, and by nobody else', async () => {
    const { ada, bo, chatId, workspaceId } = await aChat()
    const cy = await world.person('Cy')
    await world.db
      .insertInto('workspace_members')
      .values({ workspace_id: workspaceId, user_id: cy.user._id, role: 'admin' })
      .execute()
    const [here, there, aside] = [await ada.connect(), await bo.connect(), await cy.connect()]
    expect(await there.ask('join-chat', { chatId })).toEqual({ ok: true })
    expect(await aside.ask('join-chat', { chatId })).toEqual({ ok: false, message: 'Chat not found' })
    expect(await aside.ask('typing', { chatId })).toEqual({ ok: false, message: 'Chat not found' })
    expect(await here.ask('typing', { chatId })).toEqual({ ok: true })
    // No address: that is nobody's to know.
    expect((await there.hears('user-typing')).body.user).toEqual({
      _id: ada.user._id,
      name: 'Ada',
      username: ada.user.username,
      avatar: null,
      avatarThumbnail: null,
    })
    await here.ask('stop-typing', { chatId })
    expect((await there.hears('user-stop-typing')).body).toEqual({ chatId, userId: ada.user._id })
    expect(there.heard.filter(({ name }) => name === 'user-typing')).toHaveLength(1)
    expect(aside.heard).toEqual([])
  })
})

describe('who may', () => {
  test.each(['guest', 'client'] as const)('a %s talks with those they share a project with', async (role) => {
    const { ada, bo, workspaceId } = await aTeam(role)
    const toAda = { workspaceId, participantId: ada.user._id }
    const toBo = { workspaceId, participantId: bo.user._id }
    // To a guest, somebody they share nothing with is not there; a member sees the guest but may not write.
    expect((await bo.try(chatsApi.openDirectChat, toAda)).status).toBe(404)
    expect((await ada.try(chatsApi.openDirectChat, toBo)).status).toBe(403)
    const { board } = await ada.call(boardsApi.createBoard, { workspaceId, title: 'Shared' })
    await ada.call(boardMembersApi.addBoardMember, { boardId: board._id, userId: bo.user._id })
    const { chat } = await bo.call(chatsApi.openDirectChat, toAda)
    await say(bo, chat._id, 'Hello')
    await say(ada, chat._id, 'Welcome')
    await ada.call(boardMembersApi.removeBoardMember, { boardId: board._id, userId: bo.user._id })
    for (const who of [ada, bo]) {
      expect((await who.try(chatsApi.sendMessage, { chatId: chat._id, body: 'More' })).status).toBe(403)
      expect((await who.call(chatsApi.listMessages, { chatId: chat._id })).messages).toHaveLength(2)
      expect((await who.call(chatsApi.listChats, { workspaceId })).chats).toMatchObject([{ closed: 'apart' }])
    }
  })

  test('whoever is removed reads nothing more and hears nothing more; the other keeps what was said', async () => {
    const { ada, bo, chatId, workspaceId } = await aChat()
    const { _id: messageId } = await say(bo, chatId, 'Bye')
    const [here, there] = [await ada.connect(), await bo.connect()]
    await there.ask('join-chat', { chatId })
    await ada.call(membersApi.removeMember, { workspaceId, memberId: bo.user._id })
    expect((await bo.try(chatsApi.listMessages, { chatId })).status).toBe(404)
    expect((await bo.try(chatsApi.updateMessage, { messageId, body: 'x' })).status).toBe(404)
    expect((await bo.call(chatsApi.listChats, {})).chats).toEqual([])
    expect(await there.ask('join-chat', { chatId })).toMatchObject({ ok: false })
    expect(await here.ask('typing', { chatId })).toEqual({ ok: false, message: 'Bo is no longer in this workspace' })
    const refused = await ada.try(chatsApi.sendMessage, { chatId, body: 'Come back' })
    expect(refused).toMatchObject({ status: 409, body: { message: 'Bo is no longer in this workspace' } })
    expect(bodies((await ada.call(chatsApi.listMessages, { chatId })).messages)).toEqual(['Bye'])
    expect((await ada.call(chatsApi.listChats, { workspaceId })).chats).toMatchObject([{ closed: 'left' }])
    // Answered after all of it: whatever he was to hear, he has heard by now.
    await there.ask('leave-chat', { chatId })
    expect(there.heard.filter(({ name }) => ['user-typing', 'message-status'].includes(name))).toEqual([])
  })

  test('whoever lacks the second factor a workspace asks for is told nothing of what is said there', async () => {
    const { ada, bo, chatId, workspaceId } = await aChat()
    await world.db.updateTable('users').set({ totp_enabled: true }).where('id', '=', ada.user._id).execute()
    await world.db
      .updateTable('workspaces')
      .set({ require_second_factor: true })
      .where('id', '=', workspaceId)
      .execute()
    const [here, there] = [await ada.connect(), await bo.connect()]
    expect((await bo.try(chatsApi.listMessages, { chatId })).status).toBe(403)
    const { _id: messageId } = await say(ada, chatId, 'Not for everybody')
    await ada.call(chatsApi.updateMessage, { messageId, body: 'Still not' })
    await here.hears('message-updated')
    expect(here.heard.filter(({ name }) => name === 'message-status')).toEqual([])
    // Answered after all of it: whatever he was to hear, he has heard by now.
    await there.ask('leave-chat', { chatId })
    expect(there.heard).toEqual([])
  })

  test('in an archived workspace everything can be read and nothing written', async () => {
    const { ada, bo, chatId, workspaceId } = await aChat()
    const { _id: messageId } = await say(ada, chatId, 'Before')
    await ada.call(workspaceSettingsApi.archiveWorkspace, { workspaceId })
    for (const refused of [
      await ada.try(chatsApi.sendMessage, { chatId, body: 'After' }),
      await ada.try(chatsApi.updateMessage, { messageId, body: 'After' }),
      await ada.try(chatsApi.deleteMessage, { messageId }),
      await bo.try(chatsApi.reactToMessage, { messageId, emoji: '👍' }),
      await bo.try(chatsApi.markChatRead, { chatId, messageId }),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'archived' } })
    expect(bodies((await bo.call(chatsApi.listMessages, { chatId })).messages)).toEqual(['Before'])
  })

  test('a message of another chat opens nothing here', async () => {
    const { ada, chatId } = await aChat()
    const elsewhere = await aChat()
    const { _id } = await say(elsewhere.ada, elsewhere.chatId, 'Elsewhere')
    for (const cursor of ['before', 'after', 'around'])
      expect((await ada.try(chatsApi.listMessages, { chatId, [cursor]: _id })).status).toBe(404)
    expect((await ada.try(chatsApi.sendMessage, { chatId, body: 'x', replyTo: _id })).status).toBe(404)
    expect((await ada.try(chatsApi.markChatRead, { chatId, messageId: _id })).status).toBe(404)
  })

  test('what two people say stands in no history and is found by these two alone', async () => {
    const { ada, bo, chatId, workspaceId } = await aChat()
    const cy = await world.person('Cy')
    await world.db
      .insertInto('workspace_members')
      .values({ workspace_id: workspaceId, user_id: cy.user._id, role: 'admin' })
      .execute()
    await say(bo, chatId, 'The 100% secret_plan')
    const find = async (who: Person, q: string) => (await who.call(searchApi.search, { workspaceId, q })).messages
    expect(await find(ada, '100% SECRET_')).toMatchObject([{ chat: chatId, sender: { name: 'Bo' } }])
    expect(await find(ada, 'secret%plan')).toEqual([])
    expect(await find(cy, 'secret')).toEqual([])
    const { activities } = await ada.call(workspaceActivitiesApi.listWorkspaceActivities, { workspaceId })
    expect(JSON.stringify(activities)).not.toContain('secret_plan')
  })
})

test('tasks are looked up by their keys, those one may see', async () => {
  const { ada, bo, workspaceId } = await aTeam('guest')
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId, title: 'Launch', key: 'LNCH' })
  const { columns } = await ada.call(tasksApi.listTasks, { boardId: board._id })
  const columnId = columns[0]!._id
  await ada.call(tasksApi.createTask, { boardId: board._id, columnId, title: 'Light the fire' })
  const look = async (who: Person, keys: string) => (await who.call(searchApi.lookUpTasks, { workspaceId, keys })).tasks
  expect(await look(ada, 'lnch-1,LNCH-2,nonsense,LNCH-1')).toMatchObject([
    { taskId: 'LNCH-1', title: 'Light the fire' },
  ])
  expect(await look(bo, 'LNCH-1')).toEqual([])
})
