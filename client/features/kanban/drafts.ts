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

type Column = Omit<DraftPlace, 'lane'>

const givenBackKey = ({ boardId, columnId }: Column) => `given-back-${keyOf({ boardId, columnId, lane: null })}`

const listeners = new Set<() => void>()

/** Words that were refused elsewhere, for whichever field of the column is open, or is opened next: its rows have one each. */
export function giveBack(column: Column, words: string) {
  const key = givenBackKey(column)
  keepText(sessionStorage, key, [...linesAt(key), words].join('\n'))
  for (const listener of listeners) listener()
}

export function takeGivenBack(column: Column): string[] {
  const lines = linesAt(givenBackKey(column))
  keepText(sessionStorage, givenBackKey(column), '')
  return lines
}

export function onGivenBack(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
