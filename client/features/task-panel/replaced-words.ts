import { t } from '#contract/texts.ts'

/** Said where it is noticed, and over the two texts. */
export const replacedWords = (writer: string | undefined) =>
  writer ? t`${writer} replaced what you wrote.` : t`Somebody else replaced what you wrote.`
