import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { toastError } from '#client/core/toasts.tsx'
import { t } from '#contract/texts.ts'
import { loadAround, messagesQuery } from './data.ts'

/** The message to show, and when it was asked for: the same one can be asked for again. */
export interface Target {
  id: string
  asked: number
}

/** A message the address names. */
export interface AskedMessage {
  message: string
  onShown(): void
}

/** Shows a message, wherever in the history it stands. */
export function useJumpTo(chatId: string, asked?: AskedMessage) {
  const cache = useQueryClient()
  const [target, setTarget] = useState<Target | null>(null)

  async function jumpTo(id: string) {
    try {
      // The end of the conversation may still be on its way, and would take the place of what is shown.
      const stretch = await cache.ensureQueryData(messagesQuery(chatId))
      if (!stretch.messages.some(({ _id }) => _id === id)) await loadAround(cache, chatId, id)
      setTarget({ id, asked: Date.now() })
    } catch (error) {
      toastError(error, t`Failed to fetch messages`)
    }
  }

  const showAsked = useEffectEvent((id: string) => void jumpTo(id).finally(asked?.onShown))
  const message = asked?.message
  useEffect(() => {
    if (message) showAsked(message)
  }, [message])

  return { target, jumpTo: (id: string) => void jumpTo(id) }
}
