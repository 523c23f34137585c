// What somebody can do from the palette or with a key. Features say what there is (`registry.ts`); palette, keys and the help sheet
// all read the same list.

import type { ReactNode } from 'react'
import { t } from '#contract/texts.ts'

/** What a command is about: the tasks that are selected, open, pointed at or have the focus. */
export interface Subject {
  taskIds: readonly string[]
}

/** By their names, in the order they are shown. */
export const groups = {
  Task: t`Task`,
  Create: t`Create`,
  'Go to': t`Go to`,
  View: t`View`,
  General: t`General`,
}
export type CommandGroup = keyof typeof groups

export interface Command {
  /** Also what it is remembered by. */
  id: string
  title: string
  /** One of `groups` by its name in English, or whatever stands above a list of things that were found. */
  group: CommandGroup | (string & {})
  icon?: ReactNode
  /** Quietly at the end of its row. */
  hint?: string | undefined
  /** Found by these words too. */
  words?: string | undefined
  /** `c`, `mod+k`, or one after the other: `g b`. */
  keys?: string | undefined
  /** In a list where several can be chosen. */
  checked?: boolean | undefined
  /** One of very many: shown to somebody who types, or who chose it lately. */
  isOneOfMany?: boolean
  /** Only there when there is a task to do it with. */
  isAboutTask?: boolean
  /** Of these tasks, whether the palette offers it at all. */
  suits?(subject: Subject): boolean
  /** Done again and again while its key is held down. */
  repeats?: boolean
  /** Heard also while somebody types. */
  isHeardInFields?: boolean
  /** The server found it: it stays, whether or not its title contains what was typed. */
  wasFound?: boolean
  /** Afterwards the palette is still there, for the next one. */
  staysOpen?: boolean
  /** The id of a page of the palette: what it asks first. */
  page?: string
  /** Where one writes: what is typed reads like this afterwards, and the palette waits for the rest. */
  completes?: string
  /** None of these: the view hears its keys itself, such as arrows that go from card to card. */
  run?(subject: Subject): void
}

export interface PageContents {
  commands: Command[]
  /** Above the list: which task this is about. */
  about?: string | undefined
  isBusy?: boolean
  /** Said when the list is empty. */
  nothing?: string
}

/** A list to choose from. */
export interface PalettePage {
  id: string
  /** What the field is called. */
  title: string
  placeholder: string
  /** What is typed is a name or a day rather than a search: the list comes as it is. */
  isWriting?: boolean
  /** A hook: the list follows what it shows. */
  useContents(text: string, subject: Subject): PageContents
}
