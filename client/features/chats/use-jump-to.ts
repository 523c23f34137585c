import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toastError } from '#client/core/toasts.tsx'
import { loadAround, messagesQuery } from './data.ts'

/** The message to show, and when it was asked for: the same one can be asked for again. */
export interface Target {
  id: string
  asked: number
}

/** Shows a message, wherever in the history it stands. */
export function useJumpTo(chatId: string) {
  const cache = useQueryClient()
  const [target, setTarget] = useState<Target | null>(null)

  async function jumpTo(id: string) {
    const stretch = cache.getQueryData(messagesQuery(chatId).queryKey)
    try {
      if (!stretch?.messages.some(({ _id }) => _id === id)) await loadAround(cache, chatId, id)
      setTarget({ id, asked: Date.now() })
    } catch (error) {
      toastError(error, 'Failed to fetch messages')
    }
  }

  return { target, jumpTo: (id: string) => void jumpTo(id) }
}
