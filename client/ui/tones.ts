import { colorOf } from './color-of.ts'

/** How far one goes towards the page, and how far towards its text, in percent. */
const PALEST = -20
const DEEPEST = 60
/** Two need no more than this between them. */
const WIDEST_STEP = 50

/** CSS colours in which neighbours are told apart: those that share a colour get shades of it, deeper from one to the next. */
export function tonesOf(colors: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return colors.map((color) => {
    const many = colors.filter((other) => other === color).length
    const at = seen.get(color) ?? 0
    seen.set(color, at + 1)
    const step = Math.min(WIDEST_STEP, (DEEPEST - PALEST) / (many - 1))
    return many > 1 ? shaded(colorOf(color), Math.round(PALEST + at * step)) : colorOf(color)
  })
}

const shaded = (color: string, depth: number) =>
  `color-mix(in oklab, ${color}, var(--h-${depth < 0 ? 'card' : 'text'}) ${Math.abs(depth)}%)`
