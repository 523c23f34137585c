// What somebody was told and has not read yet, in the words it has now.
import type { GuestCtx } from '#server/core/context.ts'
import { inLanguage } from '#server/core/speech.ts'
import { composeInTurn } from './compose.ts'
import { type Reworded, reword } from './queries/telling.ts'

export async function sayAgain(ctx: GuestCtx, told: Reworded[]) {
  for (const { id, language, sayings } of told)
    if (sayings.length > 0)
      await reword(
        ctx.db,
        id,
        inLanguage(language, () => composeInTurn(sayings)),
      )
}
