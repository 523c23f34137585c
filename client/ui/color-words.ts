import type { PaletteColor } from '#contract/colors.ts'
import { t } from '#contract/texts.ts'

const words: Record<PaletteColor, string> = {
  gray: t`gray`,
  ember: t`ember`,
  red: t`red`,
  amber: t`amber`,
  gold: t`gold`,
  green: t`green`,
  teal: t`teal`,
  blue: t`blue`,
  violet: t`violet`,
  pink: t`pink`,
}

/** What a colour of the palette is called; any other is called by its value. */
export const colorWords = (color: string): string => (words as Record<string, string>)[color] ?? color
