import { wantCard } from '#client/features/tasks/wanted-card.ts'

/** A card that was moved or made is drawn anew a moment later; one far down in its column has to be scrolled to first. */
const MOST_FRAMES = 30

/** Puts the keyboard on a card as soon as it is there, unless somebody went elsewhere meanwhile. */
export function focusCard(taskId: string, frames = MOST_FRAMES) {
  requestAnimationFrame(() => {
    const { activeElement } = document
    // The page as a whole has it after one came here, which is nowhere in particular.
    const isElsewhere = !activeElement?.matches('body, main') && !activeElement?.closest('[data-task]')
    if (isElsewhere || frames === 0) return
    const card = document.querySelector<HTMLElement>(`[data-task="${taskId}"]`)
    if (!card) wantCard(taskId)
    else if (card !== activeElement) {
      card.focus({ preventScroll: true })
      card.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    // Its place may still change: the one it had is taken out of the page.
    focusCard(taskId, frames - 1)
  })
}
