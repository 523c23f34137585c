import { remember, rememberedNames } from '#client/core/remember.ts'

const KEPT = 30
const key = 'hearth-recent-commands'

/** Ids of what was chosen lately, the last one first. */
export const recentCommands = () => rememberedNames(localStorage, key)

export const noteCommand = (id: string) =>
  remember(localStorage, key, [id, ...recentCommands().filter((other) => other !== id)].slice(0, KEPT))
