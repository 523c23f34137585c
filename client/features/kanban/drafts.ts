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

/** Refused all at once: they stand before those that came to wait meanwhile. */
export function waitAgain(place: DraftPlace, lines: string[]) {
  keepWaiting(place, [...lines, ...waitingOf(place)])
  tell()
}

const givenBackKey = (place: DraftPlace) => `given-back-${keyOf(place)}`

const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

/**
 * Words that were refused, for the field that is open there, or is opened next: by then it may be another one than they were typed in.
 * Without a lane any field of the column takes them.
 */
export function giveBack(place: DraftPlace, words: string) {
  const key = givenBackKey(place)
  keepText(sessionStorage, key, [...linesAt(key), words].join('\n'))
  tell()
}

export function takeGivenBack(place: DraftPlace): string[] {
  const keys = [...new Set([givenBackKey({ ...place, lane: null }), givenBackKey(place)])]
  const lines = keys.flatMap(linesAt)
  for (const key of keys) keepText(sessionStorage, key, '')
  return lines
}

/** Also of lines that wait again. */
export function onGivenBack(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
