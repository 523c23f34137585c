import type { CSSProperties } from 'react'
import { colorOf } from '#client/ui/color-of.ts'

const DARK_WORDS = '#24150c'
const LIGHT_WORDS = '#fff9f3'

/** The colour of a form, and one that can be read on it. */
export const accentStyle = (accent: string, cover: string | null) =>
  ({
    '--accent': colorOf(accent),
    '--on-accent': wordsOn(accent),
    '--cover': cover ? colorOf(cover) : 'transparent',
  }) as CSSProperties

/** The palette turns with the colour scheme, and so does what is written on it; gold is bright in both. */
function wordsOn(color: string): string {
  if (color === 'gold') return DARK_WORDS
  if (!color.startsWith('#')) return color === 'gray' ? 'var(--h-panel)' : 'var(--h-on-ember)'
  return brightness(color) > 0.2 ? DARK_WORDS : LIGHT_WORDS
}

/** As the eye sees it, from 0 to 1 (WCAG). */
function brightness(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
