import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { toastError } from '#client/core/toasts.tsx'
import { t } from '#contract/texts.ts'
import { loadNewer, loadOlder } from './data.ts'
import { useOpenChat } from './open-chat.ts'
import type { Stretch } from './stretch.ts'

/** Loads on in either direction, one page at a time. After a failure it waits a moment: the next scroll would ask at once again. */
const PAUSE_MS = 3_000

export function useMoreMessages({ messages }: Stretch) {
  const cache = useQueryClient()
  const { chat } = useOpenChat()
  const busy = useRef(false)
  const [first, last] = [messages[0], messages.at(-1)]

  return useMemo(() => {
    async function ask(load: () => Promise<void>) {
      if (busy.current) return
      busy.current = true
      try {
        await load()
        busy.current = false
      } catch (error) {
        toastError(error, t`Failed to fetch messages`)
        setTimeout(() => {
          busy.current = false
        }, PAUSE_MS)
      }
    }
    return {
      older: () => void (first && ask(() => loadOlder(cache, chat._id, first))),
      newer: () => void (last && ask(() => loadNewer(cache, chat._id, last))),
    }
  }, [cache, chat._id, first, last])
}
