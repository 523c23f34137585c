// Colours people give to labels, folders and columns. A name follows the light and the dark scheme; a hex value is taken as it is.
import { z } from 'zod'
import { t } from './texts.ts'

export const palette = ['gray', 'ember', 'red', 'amber', 'gold', 'green', 'teal', 'blue', 'violet', 'pink'] as const
export type PaletteColor = (typeof palette)[number]

export const Color = z
  .string({ error: () => t`A color must be text` })
  .trim()
  .toLowerCase()
  .refine((text) => (palette as readonly string[]).includes(text) || /^#[0-9a-f]{6}$/.test(text), {
    error: () => t`This is not a color we know: use one of the palette or #rrggbb`,
  })
