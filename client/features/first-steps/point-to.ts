// Where a step is done is pointed at once its page is there: it takes the focus, and glows for a moment.
import { wantsStillness } from '#client/core/wants-stillness.ts'
import type { FirstStep } from '#contract/known-steps.ts'

const anyCard = '[data-task]'
const places: Partial<Record<FirstStep, string>> = {
  task: '[data-adds="task"]',
  finish: anyCard,
  comment: anyCard,
}

const root = document.documentElement

/** Called on the way there. Whoever presses something meanwhile has found their own place. */
export function pointTo(step: FirstStep) {
  const place = places[step]
  const from = root.dataset.settled
  if (!place) return
  const observer = new MutationObserver(() => {
    const { settled } = root.dataset
    if (!settled || settled === from) return
    stop()
    const found = document.querySelector<HTMLElement>(place)
    found?.focus()
    if (found) glow(found)
  })
  const signs = ['keydown', 'pointerdown'] as const
  function stop() {
    observer.disconnect()
    for (const sign of signs) window.removeEventListener(sign, stop)
  }
  observer.observe(root, { attributeFilter: ['data-settled'] })
  for (const sign of signs) window.addEventListener(sign, stop)
}

function glow(element: HTMLElement) {
  const bright = { outline: '2px solid var(--h-ember)', outlineOffset: '-2px' }
  const faint = { ...bright, outlineColor: 'transparent' }
  // Inside its edges: lists cut off what stands out.
  element.animate(wantsStillness() ? [bright, bright] : [bright, faint, bright], { duration: 900, iterations: 3 })
}
