import type { Answers } from '#contract/form-answers.ts'

export type ChosenFiles = Readonly<Record<string, readonly File[]>>

/** A filled in form on its way. */
export interface SentForm {
  answers: Record<string, string | number | boolean | string[] | null>
  files: ChosenFiles
  submissionId: string
  /** What a program wrote into the field no person sees. */
  website: string
}

export const fileNames = (files: ChosenFiles): Answers =>
  Object.fromEntries(Object.entries(files).map(([field, some]) => [field, some.map(({ name }) => name)]))
