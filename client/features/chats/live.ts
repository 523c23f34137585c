import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLive, useLiveState } from '#client/core/live.ts'
import { tellUnread } from '#client/core/page-title.ts'
import { useMe } from '#client/core/session.ts'
import { takeNews } from '#client/core/take-news.ts'
import type { Message } from '#contract/chats.ts'
import { totalUnread, withChangedMessage, withNewMessage, withProgress } from './chat-list.ts'
import { allMessages, chatsQuery, messagesQuery } from './data.ts'
import { flushAll } from './outbox.ts'
import { missesSome, withMessage, withStatus } from './stretch.ts'

/** Keeps the chats of a workspace current, whichever page is open: what is said, changed, got and read. */
export function useChatLive(workspaceId: string) {
  const cache = useQueryClient()
  const me = useMe()
  const { status } = useLiveState()
  const chatsHere = chatsQuery(workspaceId)

  function takeIn(message: Message) {
    const conversation = messagesQuery(message.chat)
    const stretch = takeNews(cache, conversation, (known) => withMessage(known, message))
    // One was missed in between.
    if (stretch && missesSome(stretch, message)) void cache.invalidateQueries(conversation)
  }

  useLive('new-message', ({ message }) => {
    takeIn(message)
    const chats = cache.getQueryData(chatsHere.queryKey)
    const changed = chats && withNewMessage(chats, message, me._id)
    if (changed) takeNews(cache, chatsHere, () => changed)
    // Somebody's first words to me, or in another workspace.
    else void cache.invalidateQueries(chatsHere)
  })

  useLive('message-updated', ({ message }) => {
    takeIn(message)
    takeNews(cache, chatsHere, (chats) => withChangedMessage(chats, message))
    // One that nobody read yet is not unread any more.
    if (message.deleted) void cache.invalidateQueries(chatsHere)
  })

  useLive('message-status', (news) => {
    takeNews(cache, messagesQuery(news.chatId), (stretch) => withStatus(stretch, news))
    takeNews(cache, chatsHere, (chats) => withProgress(chats, news))
    // I read it in another tab.
    if (news.status === 'read' && news.userId === me._id) void cache.invalidateQueries(chatsHere)
  })

  // Who may write to whom follows from the members.
  useLive('workspace-update', (news) => {
    if (news.workspaceId === workspaceId && news.topics.some((topic) => topic === 'members' || topic === 'boards'))
      void cache.invalidateQueries(chatsHere)
  })

  useTellUnread(workspaceId)

  useEffect(() => {
    if (status !== 'connected') return
    // What happened while there was no connection nobody told us.
    void cache.invalidateQueries(chatsQuery(workspaceId))
    void cache.invalidateQueries(allMessages)
    flushAll()
  }, [status, workspaceId, cache])
}

function useTellUnread(workspaceId: string) {
  const me = useMe()
  const { data: chats = [] } = useQuery(chatsQuery(workspaceId))
  const unread = totalUnread(chats, me._id)
  useEffect(() => {
    tellUnread('chats', unread)
    return () => tellUnread('chats', 0)
  }, [unread])
}
