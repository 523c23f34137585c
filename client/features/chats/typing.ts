// Who is typing in which chat. Nobody types for longer than they say so: it expires by itself.
import { useRef, useSyncExternalStore } from 'react'
import { ask, onLive } from '#client/core/live.ts'
import { TYPING_MS } from '#contract/constants.ts'
import type { Person } from '#contract/people.ts'

interface Typing {
  user: Person
  until: ReturnType<typeof setTimeout>
}

const typing = new Map<string, Typing>()
const listeners = new Set<() => void>()

function change(chatId: string, next: Typing | null) {
  clearTimeout(typing.get(chatId)?.until)
  if (next) typing.set(chatId, next)
  else typing.delete(chatId)
  for (const listener of listeners) listener()
}

onLive('user-typing', ({ chatId, user }) =>
  change(chatId, { user, until: setTimeout(() => change(chatId, null), TYPING_MS) }),
)
onLive('user-stop-typing', ({ chatId }) => change(chatId, null))
// What they typed has come.
onLive('new-message', ({ message }) => {
  if (typing.get(message.chat)?.user._id === message.sender?._id) change(message.chat, null)
})

/** Who types in this chat now; not I, in another tab. */
export function useTyping(chatId: string, me: string): Person | null {
  const user = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => typing.get(chatId)?.user ?? null,
  )
  return user?._id === me ? null : user
}

/** Said again while it goes on, a little before the others would take it for over. */
const SAY_AGAIN_MS = TYPING_MS - 1_000

/** Tells the other that I type. A connection that is away is no reason to stop typing. */
export function useTellTyping(chatId: string) {
  const told = useRef(0)

  function stop() {
    if (told.current === 0) return
    told.current = 0
    void ask('stop-typing', { chatId }).catch(() => {})
  }

  function tell(text: string) {
    if (text.trim() === '') return stop()
    if (Date.now() - told.current < SAY_AGAIN_MS) return
    told.current = Date.now()
    void ask('typing', { chatId }).catch(() => {})
  }

  return { tell, stop }
}
