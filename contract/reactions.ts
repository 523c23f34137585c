// Emoji people put on what others said: comments and messages.
import { z } from 'zod'
import { t } from './texts.ts'

/** One emoji, however many code points it is made of. */
export const Emoji = z
  .string()
  .max(32, { error: () => t`This is not an emoji` })
  .regex(/^[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u, { error: () => t`This is not an emoji` })
  .refine((text) => /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{20E3}/u.test(text), {
    error: () => t`This is not an emoji`,
  })

/** How many different ones can stand below one thing. */
export const MAX_REACTIONS = 30

/** Emoji -> ids of those who chose it. */
export const Reactions = z.record(z.string(), z.array(z.string()))
export type Reactions = z.infer<typeof Reactions>

/** One's emoji is added, or taken back. One that nobody has any more goes. */
export function withReaction(reactions: Reactions, emoji: string, me: string): Reactions {
  const before = reactions[emoji] ?? []
  const after = before.includes(me) ? before.filter((id) => id !== me) : [...before, me]
  const { [emoji]: _, ...others } = reactions
  return after.length > 0 ? { ...reactions, [emoji]: after } : others
}
