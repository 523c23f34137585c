import { keepText, keptText } from '#client/core/kept-text.ts'

/**
 * What somebody typed for a new task and has not added: it goes along to the next day they choose, unless they closed the field; then it
 * waits on the day it was left on. Survives loading the page again.
 */
export class Draft {
  private readonly key: string
  private text: string
  /** By day, also where nothing can be stored. */
  private readonly left = new Map<string, string>()
  private readonly listeners = new Set<() => void>()

  constructor(boardId: string) {
    this.key = `new-task-${boardId}-calendar`
    this.text = keptText(sessionStorage, this.key)
  }

  words = () => this.text

  write(words: string) {
    this.text = words
    keepText(sessionStorage, this.key, words)
    for (const listener of this.listeners) listener()
  }

  private keyOn = (day: string) => `${this.key}-${day}`

  private waitingOn = (day: string) => this.left.get(day) ?? keptText(sessionStorage, this.keyOn(day))

  private leave(day: string, words: string) {
    this.left.set(day, words)
    keepText(sessionStorage, this.keyOn(day), words)
  }

  /** The field was closed, not taken to another day. What came along may have kept waiting what was left there before. */
  leaveOn(day: string) {
    const both = [this.waitingOn(day), this.text].filter(
      (words, at, all) => words.trim() !== '' && all.indexOf(words) === at,
    )
    this.leave(day, both.join(' '))
    this.write('')
  }

  /** What comes along stands in the way of what waits there, which goes on waiting. */
  openOn(day: string) {
    if (this.text !== '') return
    this.write(this.waitingOn(day))
    this.leave(day, '')
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
}
