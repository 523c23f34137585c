// Conversations of two.
import type { ColumnType, Generated } from 'kysely'
import type { GeneratedMoment, MomentOrNone } from './kinds.ts'

export interface ChatsTables {
  chats: {
    id: string
    workspace_id: string
    one: string
    other: string
    last_number: Generated<number>
    created_at: GeneratedMoment
    updated_at: GeneratedMoment
  }
  chat_participants: {
    chat_id: string
    user_id: string
    read_to: Generated<number>
    delivered_to: Generated<number>
  }
  messages: {
    id: string
    chat_id: string
    number: number
    sender: string | null
    body: string
    reply_to: string | null
    reactions: ColumnType<Record<string, string[]>, string | undefined, string>
    client_message_id: string | null
    version: Generated<number>
    created_at: GeneratedMoment
    edited_at: MomentOrNone
    deleted_at: MomentOrNone
  }
  message_files: {
    id: string
    chat_id: string
    message_id: string | null
    name: string
    size: number
    file: string
    preview: string | null
    uploaded_by: string | null
    /** Among those of its message. */
    position: Generated<number>
    created_at: GeneratedMoment
  }
}
