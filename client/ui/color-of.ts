import { type PaletteColor, palette } from '#contract/colors.ts'

const isPaletteColor = (color: string): color is PaletteColor => (palette as readonly string[]).includes(color)

/** The CSS colour of a label, folder or column: names of the palette follow the colour scheme. */
export function colorOf(color: string): string {
  if (color === 'gray') return 'var(--h-text-3)'
  return isPaletteColor(color) ? `var(--h-${color})` : color
}
