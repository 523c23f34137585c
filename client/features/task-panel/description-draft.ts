// A description while somebody writes it. It is saved a moment after the last key, and what others do to the task meanwhile is
// no conflict unless they wrote another description in the same place. Nothing typed is ever dropped by itself.

import { errorMessage } from '#client/core/error-message.ts'
import { CallError } from '#client/core/transport.ts'
import type { Task } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import type { KeptDraft } from './kept-drafts.ts'
import { mergeLines } from './merge-lines.ts'

export type Known = Pick<Task, 'description' | 'version'>

interface Ports {
  /** Refused with 409 when the task has another version. */
  send(text: string, version: number): Promise<Known>
  /** The task as it is now. */
  load(): Promise<Known>
  /** For after a crash; null when there is nothing to lose any more. */
  keep(draft: KeptDraft | null): void
}

export interface DraftState {
  text: string
  status: 'saved' | 'unsaved' | 'saving' | 'failed'
  /** Why it is not saved. */
  problem: string | null
  /** What somebody else wrote while this was typed. Until one is chosen nothing is saved. */
  theirs: string | null
  /** Somebody else changed it, and what was typed here is not saved yet. */
  changedByOthers: boolean
  /** Typed earlier and found again. */
  restored: boolean
  /** What stood here, when somebody else has written over lines of it that were saved from here. */
  replaced: string | null
  /** It was noticed in the middle of typing, and what was typed is joined with theirs. */
  replacedWhileTyping: boolean
}

const SAVE_AFTER_MS = 800
/** Others may move the card again and again while this is saved; some day it has to be told. */
const MOST_TRIES = 5

const ticksAside = (text: string) => text.replace(/^([ \t]*[-*+] )\[[ xX]\]/gm, '$1[ ]')

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text)

/**
 * One word as a whole: nobody who writes "Soak" has kept "Oak". Several are no accident, and whoever writes on before or behind them
 * is saved in the middle of a word; only a number is another one with a digit more.
 */
function holds(line: string, words: string) {
  const isOneWord = words.match(/[\p{L}\p{N}]+/gu)?.length === 1
  const growTogether = isOneWord ? /^[\p{L}\p{N}]{2}$/u : /^\p{N}{2}$/u
  for (let at = line.indexOf(words); at >= 0; at = line.indexOf(words, at + 1)) {
    const end = at + words.length
    if (![at, end].some((edge) => growTogether.test(line.slice(Math.max(0, edge - 1), edge + 1)))) return true
  }
  return false
}

/** How a line of a text stands in a newer one, if it does. Whoever ticks a box, or adds to a line, replaces nothing of it. */
function standingIn(now: string, text: string) {
  const there = now.split('\n').map((line) => ({ line, words: ticksAside(line) }))
  const known = new Set(ticksAside(text).split('\n'))
  const written = there.filter(({ words }) => !known.has(words))
  return (line: string): string | undefined => {
    const kept = ticksAside(line)
    const same = there.find(({ words }) => words === kept) ?? written.find(({ words }) => holds(words, kept))
    return same?.line
  }
}

/** An empty line or a rule is nobody's own. */
const linesWithWords = (text: string) => text.split('\n').filter(hasWords)

export class DescriptionDraft {
  private base: string
  private known: Known
  private readonly ports: Ports
  private sending: string | null = null
  /** The lines written here, of which the loss is told: as they stand there now, and as they were written. */
  private readonly own = new Map<string, string>()
  /** That lines were written over was told to somebody in the middle of typing, who has not seen it yet. */
  private isJustTold = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()
  state: DraftState

  constructor(known: Known, kept: KeptDraft | null, ports: Ports) {
    this.known = known
    this.ports = ports
    this.base = known.description
    this.state = {
      text: known.description,
      status: 'saved',
      problem: null,
      theirs: null,
      changedByOthers: false,
      restored: false,
      replaced: null,
      replacedWhileTyping: false,
    }
    if (kept && kept.text !== known.description) this.restore(kept)
    else if (kept) ports.keep(null)
  }

  private restore({ base, text }: KeptDraft) {
    this.base = base
    this.state = { ...this.state, text, status: 'unsaved', restored: true }
    const { description } = this.known
    if (base === description || this.join(description)) this.saveSoon()
    else this.state = { ...this.state, theirs: description }
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  private show(next: Partial<DraftState>) {
    this.state = { ...this.state, ...next }
    for (const listener of this.listeners) listener()
  }

  get isUnsaved() {
    return this.state.text !== this.base
  }

  type(text: string) {
    if (text === this.state.text) return
    this.show({ text, status: text === this.base ? 'saved' : 'unsaved', restored: false })
    this.ports.keep(this.isUnsaved ? { base: this.base, text } : null)
    this.saveSoon()
  }

  /** The task as the server says it is now. */
  hear(known: Known) {
    if (known.version < this.known.version) return
    this.known = known
    this.followOthers()
  }

  private followOthers() {
    const { description } = this.known
    const isOurs = description === this.base || description === this.sending
    if (isOurs) {
      if (this.state.theirs !== null) this.goOn()
      return
    }
    if (this.state.theirs !== null) return this.show({ theirs: description })
    if (this.sending !== null) return this.show({ changedByOthers: true })
    if (this.isUnsaved) return this.join(description) || this.show({ changedByOthers: true })
    const replaced = this.replacedBy(description)
    this.followOwn(description)
    this.base = description
    this.show({ text: description, replaced, replacedWhileTyping: false })
  }

  /** They took back what they wrote: nothing stands in the way of what was typed here. */
  private goOn() {
    this.show({ theirs: null, changedByOthers: false })
    this.saveSoon()
  }

  /** What was told of stays so until all of it stands there again. */
  private replacedBy(now: string): string | null {
    const { replaced, text } = this.state
    const standing = standingIn(now, replaced ?? text)
    const isGone = (line: string) => standing(line) === undefined
    if (replaced !== null) return linesWithWords(replaced).some(isGone) ? replaced : null
    // Whoever takes away only what somebody had added leaves it as it was written.
    return text.split('\n').some((line) => this.own.has(line) && isGone(line) && isGone(this.own.get(line)!))
      ? text
      : null
  }

  /** A line that somebody ticked or added to is still that of who wrote it. */
  private followOwn(now: string) {
    const standing = standingIn(now, this.state.text)
    for (const line of this.state.text.split('\n')) {
      const written = this.own.get(line)
      const later = written === undefined ? undefined : (standing(line) ?? standing(written))
      if (later !== undefined) this.own.set(later, written!)
    }
  }

  /** Both what was typed here and what they wrote, where these are different places. */
  private join(theirs: string): boolean {
    const both = mergeLines(this.base, this.state.text, theirs)
    if (both === null) return false
    const replaced = this.replacedBy(both)
    this.isJustTold = replaced !== null && (this.isJustTold || this.state.replaced === null)
    this.followOwn(both)
    this.base = theirs
    this.ports.keep({ base: theirs, text: both })
    this.show({ text: both, changedByOthers: false, replaced, replacedWhileTyping: true })
    return true
  }

  private saveSoon() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.save(), SAVE_AFTER_MS)
  }

  /** Now: somebody leaves the field, or the connection is back. */
  async save(): Promise<void> {
    clearTimeout(this.timer)
    if (this.sending !== null || this.state.theirs !== null || !this.isUnsaved) return
    this.sending = this.state.text
    this.show({ status: 'saving' })
    try {
      const saved = await this.sendOver()
      if (saved) this.confirm(this.sending, saved)
    } catch (error) {
      this.show({ status: 'failed', problem: errorMessage(error, t`Failed to update task`) })
    } finally {
      this.sending = null
    }
    // Typed while it was on its way.
    if (this.state.status === 'unsaved') this.saveSoon()
  }

  /** Null when it came to a conflict. */
  private async sendOver(): Promise<Known | null> {
    for (let tries = 1; ; tries += 1) {
      const { description, version } = this.known
      if (description !== this.base && description !== this.sending) {
        if (!this.join(description)) {
          this.show({ status: 'unsaved', theirs: description })
          return null
        }
        this.sending = this.state.text
      }
      try {
        return await this.ports.send(this.sending!, version)
      } catch (error) {
        const isOutdated = error instanceof CallError && error.status === 409
        if (!isOutdated || tries === MOST_TRIES) throw error
        const now = await this.ports.load()
        if (now.version >= this.known.version) this.known = now
      }
    }
  }

  private confirm(text: string, saved: Known) {
    this.sending = null
    const before = new Set(this.base.split('\n'))
    for (const line of linesWithWords(text)) if (!before.has(line)) this.own.set(line, line)
    this.base = text
    const isLatest = saved.version >= this.known.version
    if (isLatest) this.known = saved
    const status = this.isUnsaved ? 'unsaved' : 'saved'
    this.ports.keep(this.isUnsaved ? { base: text, text: this.state.text } : null)
    // Whoever writes on has read what stands there now.
    const replaced = this.isJustTold ? this.state.replaced : null
    this.isJustTold = false
    this.show({ status, changedByOthers: false, restored: false, replaced })
    // What somebody wrote over it was heard of before the answer came.
    if (!isLatest) this.followOthers()
  }

  /** Over what they wrote; they are told of it, and find theirs again, so this is asked for, never assumed. */
  keepMine() {
    this.base = this.known.description
    this.show({ theirs: null, changedByOthers: false })
    return this.save()
  }

  takeTheirs() {
    this.base = this.known.description
    this.ports.keep(null)
    this.show({ text: this.base, status: 'saved', theirs: null, changedByOthers: false, restored: false })
  }

  /** In the place of what stands there now, whoever wrote that: both texts, or mine that was written over. */
  writeOver(text: string) {
    this.base = this.known.description
    this.show({ theirs: null, changedByOthers: false, replaced: null })
    this.type(text)
    return this.save()
  }

  leaveReplaced() {
    this.show({ replaced: null })
  }
}
