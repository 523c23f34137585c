import { randomUuid } from '#client/core/random-id.ts'
import type { ChecklistItem } from '#contract/tasks.ts'

/** As many as the server takes. */
export const MOST_ITEMS = 200
const LONGEST = 500

/** Every line of a pasted list is an item; marks in front of it are no part of it. */
export const itemsFromText = (text: string): ChecklistItem[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .flatMap((line) => {
      const [, box, words = ''] = /^(?:(?:[-*+•]|\d+[.)])\s+)?(?:\[([ xX])\]\s+)?(.*)$/.exec(line) ?? []
      return words ? [{ _id: randomUuid(), text: words.slice(0, LONGEST), done: box?.toLowerCase() === 'x' }] : []
    })
