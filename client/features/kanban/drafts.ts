// What somebody began to type in a column, until it is a task. Survives closing the field and loading the page again.
import { keepText, keptText } from '#client/core/kept-text.ts'

/** Where it will be a task: a column, or a column within one lane. */
export interface DraftPlace {
  boardId: string
  columnId: string
  lane: string | null
}

const keyOf = ({ boardId, columnId, lane }: DraftPlace) =>
  ['new-task', boardId, columnId, ...(lane === null ? [] : [lane])].join('-')

export const draftOf = (place: DraftPlace) => keptText(sessionStorage, keyOf(place))

export const keepDraft = (place: DraftPlace, words: string) => keepText(sessionStorage, keyOf(place), words)

const linesAt = (key: string) => keptText(sessionStorage, key).split('\n').filter(Boolean)

const enteredKey = (place: DraftPlace) => `entered-${keyOf(place)}`

/** Ready to be a task, though there is nothing yet that makes it one. */
export function enter(place: DraftPlace, line: string) {
  const key = enteredKey(place)
  keepText(sessionStorage, key, [...linesAt(key), line].join('\n'))
  keepDraft(place, '')
}

export function takeEntered(place: DraftPlace): string[] {
  const lines = linesAt(enteredKey(place))
  keepText(sessionStorage, enteredKey(place), '')
  return lines
}

const waitingKey = (place: DraftPlace) => `waiting-${keyOf(place)}`

/** Pasted, or refused: they become tasks when somebody says so. */
export const waitingOf = (place: DraftPlace) => linesAt(waitingKey(place))

export const keepWaiting = (place: DraftPlace, lines: string[]) =>
  keepText(sessionStorage, waitingKey(place), lines.join('\n'))

/** Words that were refused elsewhere; whoever has begun something else here keeps both. */
export function giveBack(place: DraftPlace, words: string) {
  if (draftOf(place) === '') keepDraft(place, words)
  else keepWaiting(place, [...waitingOf(place), words])
}
