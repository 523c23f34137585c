import type { Output } from '#contract/endpoint.ts'
import type { searchApi } from '#contract/search.ts'
import type { Db } from '#server/database/connect.ts'
import { containing } from '#server/database/containing.ts'
import { personOrNullJson } from '#server/features/people/service.ts'
import { messages } from './messages.ts'

const MOST_FOUND = 50

const MOST_FOUND_ANYWHERE = 20

/** In its words, or in the name of a file that came with it. */
export const messagesContaining = (db: Db, chatId: string, text: string) =>
  messages(db)
    .where('messages.chat_id', '=', chatId)
    .where('messages.deleted_at', 'is', null)
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('messages.body', 'ilike', containing(text)),
        exists(
          selectFrom('message_files')
            .select('message_files.id')
            .whereRef('message_files.message_id', '=', 'messages.id')
            .where('message_files.name', 'ilike', containing(text)),
        ),
      ]),
    )
    .orderBy('messages.number', 'desc')
    .limit(MOST_FOUND)
    .execute()

type FoundMessage = Output<(typeof searchApi)['search']>['messages'][number]

/** Over all chats of somebody in a workspace. */
export const messagesSaying = (db: Db, userId: string, workspaceId: string, text: string): Promise<FoundMessage[]> =>
  db
    .selectFrom('messages')
    .innerJoin('chats', 'chats.id', 'messages.chat_id')
    .innerJoin('chat_participants as mine', (join) =>
      join.onRef('mine.chat_id', '=', 'chats.id').on('mine.user_id', '=', userId),
    )
    .leftJoin('users', 'users.id', 'messages.sender')
    .select(['messages.id as _id', 'messages.chat_id as chat', 'messages.body', personOrNullJson.as('sender')])
    .where('chats.workspace_id', '=', workspaceId)
    .where('messages.deleted_at', 'is', null)
    .where('messages.body', 'ilike', containing(text))
    .orderBy('messages.created_at', 'desc')
    .limit(MOST_FOUND_ANYWHERE)
    .execute()
