import { keyFromTitle, LONGEST_KEY } from '#contract/boards.ts'
import { plainLetters } from '#contract/plain-letters.ts'

/** What the server will choose, as far as this tab knows. It has the last word: not every project is mine to see. */
export function suggestKey(title: string, taken: ReadonlySet<string>): string {
  if (title.trim() === '') return ''
  const base = keyFromTitle(title)
  const near = [2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${base.slice(0, LONGEST_KEY - 1)}${number}`)
  return [base, ...near].find((key) => !taken.has(key)) ?? base
}

/** What can stand in the field while somebody types. */
export const asKey = (typed: string) =>
  plainLetters(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, LONGEST_KEY)
