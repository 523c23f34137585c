import { keepText, keptText } from '#client/core/kept-text.ts'

/**
 * What somebody typed for a new task and has not added: it goes along to the next day they choose. Survives closing the field and
 * loading the page again.
 */
export class Draft {
  private readonly key: string
  private text: string
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

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
}
