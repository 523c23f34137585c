// What two people say to each other.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { count, Id, Moment, SearchText, UploadedFile } from './fields.ts'
import { Person } from './people.ts'
import { Emoji, Reactions } from './reactions.ts'
import { t } from './texts.ts'

export const MAX_MESSAGE = 8_000
export const MAX_MESSAGE_FILES = 10
const MESSAGE_FILE_MAX_BYTES = 25 * 1024 * 1024

export const MessageFile = z.object({
  _id: z.string(),
  name: z.string(),
  size: z.number(),
  /**
   * A small picture of it, drawn by us; only pictures have one. Its address ends with its size (-640x427.webp), unless it was drawn
   * before sizes were kept (-640.webp).
   */
  preview: z.string().nullable(),
})
export type MessageFile = z.infer<typeof MessageFile>

/** What an answer shows of the message it answers. */
const Quoted = z.object({
  _id: z.string(),
  sender: z.string().nullable(),
  body: z.string(),
  deleted: z.boolean(),
})

const messageStatuses = ['sent', 'delivered', 'read'] as const
export type MessageStatus = (typeof messageStatuses)[number]

/** Who got or read a message, and with it every earlier one. */
export interface MessageProgress {
  chatId: string
  messageId: string
  userId: string
  status: MessageStatus
}

export const Message = z.object({
  _id: z.string(),
  chat: z.string(),
  /** Rises by one with every message of a chat: whoever misses one sees it. */
  number: z.number(),
  /** Null when the account is gone. */
  sender: Person.nullable(),
  /** Markdown-like text; empty once deleted, or when only files were sent. */
  body: z.string(),
  attachments: z.array(MessageFile),
  replyTo: Quoted.nullable(),
  status: z.enum(messageStatuses),
  reactions: Reactions,
  /** The name its sender gave it before it was stored. */
  clientMessageId: z.string().nullable(),
  createdAt: Moment,
  editedAt: Moment.nullable(),
  deleted: z.boolean(),
  version: z.number(),
})
export type Message = z.infer<typeof Message>

const Participant = z.object({
  user: Person,
  /** What others wrote after the message this person read last. */
  unreadCount: z.number(),
  lastReadMessage: z.string().nullable(),
})

export const Chat = z.object({
  _id: z.string(),
  type: z.literal('direct'),
  workspace: z.string(),
  /** Only one once the other's account is gone. */
  participants: z.array(Participant),
  lastMessage: Message.nullable(),
  /** Why nothing can be written here now: the other left the workspace, or a guest shares no project with them any more. */
  closed: z.enum(['left', 'apart']).nullable(),
  createdAt: Moment,
  updatedAt: Moment,
})
export type Chat = z.infer<typeof Chat>

const Text = z
  .string({ error: () => t`A message must be text` })
  .trim()
  .max(MAX_MESSAGE, { error: () => t`A message can have at most ${MAX_MESSAGE} characters` })
const ChatReply = z.object({ chat: Chat })
const MessageReply = z.object({ message: Message })

/** What people write to each other is not for programs: no API key gets here. */
export const chatsApi = {
  listChats: endpoint('GET /api/chats', {
    access: 'person',
    summary: 'My chats, in one workspace or in all, the one with the newest message first.',
    input: z.object({ workspaceId: Id.optional() }),
    output: z.object({ chats: z.array(Chat) }),
  }),
  openDirectChat: endpoint('POST /api/chats/direct', {
    access: 'person',
    summary: 'The chat of two people in a workspace; made when there is none yet.',
    input: z.object({ workspaceId: Id, participantId: Id }),
    output: ChatReply,
  }),
  listMessages: endpoint('GET /api/chats/:chatId/messages', {
    access: 'person',
    summary: 'Messages of a chat, oldest first: before, after or around one of them, or the newest.',
    input: z.object({
      chatId: Id,
      before: Id.optional(),
      after: Id.optional(),
      around: Id.optional(),
      limit: count(100, 50),
    }),
    output: z.object({
      messages: z.array(Message),
      /** In the direction asked for; around one, and without a cursor: older ones. */
      hasMore: z.boolean(),
      /** Whether there are newer ones than these. */
      hasNewer: z.boolean(),
    }),
  }),
  sendMessage: endpoint('POST /api/chats/:chatId/messages', {
    access: 'person',
    status: 201,
    summary: 'Say something. The same clientMessageId gives the same message.',
    input: z
      .object({
        chatId: Id,
        body: Text.default(''),
        replyTo: Id.nullish(),
        attachments: z
          .array(Id)
          .max(MAX_MESSAGE_FILES, { error: () => t`A message can have at most ${MAX_MESSAGE_FILES} files` })
          .default([]),
        clientMessageId: z.string().min(1).max(100).optional(),
      })
      .refine(({ body, attachments }) => body !== '' || attachments.length > 0, {
        path: ['body'],
        error: () => t`Write something first`,
      }),
    output: MessageReply,
  }),
  addMessageFile: endpoint('POST /api/chats/:chatId/attachments', {
    access: 'person',
    status: 201,
    summary: 'Upload a file for a message, 25 MB at most. Its id goes into the message’s attachments within a day.',
    upload: MESSAGE_FILE_MAX_BYTES,
    transaction: 'own',
    input: z.object({ chatId: Id, file: UploadedFile }),
    output: z.object({ attachment: MessageFile }),
  }),
  markChatRead: endpoint('POST /api/chats/:chatId/read', {
    access: 'person',
    summary: 'Everything up to this message was read.',
    input: z.object({ chatId: Id, messageId: Id }),
    output: ChatReply,
  }),
  searchChat: endpoint('GET /api/chats/:chatId/search', {
    access: 'person',
    summary: 'Messages of a chat that contain the text, in their words or the name of a file, newest first.',
    input: z.object({ chatId: Id, q: SearchText }),
    output: z.object({ messages: z.array(Message) }),
  }),
  updateMessage: endpoint('PUT /api/messages/:messageId', {
    access: 'person',
    summary: 'Change a message of one’s own.',
    input: z.object({
      messageId: Id,
      body: Text.min(1, { error: () => t`Write something first` }),
      version: z.int().optional(),
    }),
    output: MessageReply,
  }),
  deleteMessage: endpoint('DELETE /api/messages/:messageId', {
    access: 'person',
    summary: 'Delete a message of one’s own. It keeps its place; what it said is gone.',
    input: z.object({ messageId: Id }),
    output: MessageReply,
  }),
  reactToMessage: endpoint('POST /api/messages/:messageId/react', {
    access: 'person',
    summary: 'Add one’s emoji, or take it back.',
    input: z.object({ messageId: Id, emoji: Emoji }),
    output: MessageReply,
  }),
}
