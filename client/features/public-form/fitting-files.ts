import { sizeWords } from '#client/ui/size-words.ts'
import { MAX_FILE_BYTES, MAX_FILES, MAX_FORM_BYTES } from '#contract/forms.ts'
import { t } from '#contract/texts.ts'

/** Which of these files can go along with those chosen before, for whichever question, and why the others cannot. */
export function fittingFiles(more: readonly File[], before: readonly File[]) {
  const fitting: File[] = []
  let refused: string | null = null
  for (const file of more) {
    const why = problemOf(file, [...before, ...fitting])
    if (why) refused = why
    else fitting.push(file)
  }
  return { fitting, refused }
}

function problemOf({ name, size }: File, others: readonly File[]): string | null {
  if (size > MAX_FILE_BYTES) return t`“${name}” is too large: a file can have at most ${sizeWords(MAX_FILE_BYTES)}`
  if (others.length >= MAX_FILES) return t`At most ${MAX_FILES} files can go along with a form`
  const together = others.reduce((sum, other) => sum + other.size, size)
  return together > MAX_FORM_BYTES ? t`All files together can have at most ${sizeWords(MAX_FORM_BYTES)}` : null
}
