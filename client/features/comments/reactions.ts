import type { Comment } from '#contract/comments.ts'

type Reactions = Comment['reactions']

/** One's emoji is added, or taken back. One that nobody has any more goes. */
export function withReaction(reactions: Reactions, emoji: string, me: string): Reactions {
  const before = reactions[emoji] ?? []
  const after = before.includes(me) ? before.filter((id) => id !== me) : [...before, me]
  const { [emoji]: _, ...others } = reactions
  return after.length > 0 ? { ...reactions, [emoji]: after } : others
}
