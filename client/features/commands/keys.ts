import { t } from '#contract/texts.ts'

// Keys as text: `c`, `mod+k`, `shift+x`, and one after the other: `g b`. `mod` is the key that shortcuts have: Cmd on a Mac, else Ctrl.

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

interface Pressed {
  key: string
  /** Which key of the keyboard it is, whatever is written on it. */
  code?: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

const modifiers = new Set(['Control', 'Meta', 'Alt', 'Shift', 'AltGraph', 'CapsLock'])

/** Null for a key that means nothing on its own. */
export function keyOf({ key: written, code = '', ctrlKey, metaKey, altKey, shiftKey }: Pressed): string | null {
  // A browser that fills in a field sends keys without a name.
  if (!written || modifiers.has(written)) return null
  // On a Cyrillic or Greek keyboard the letters stand where they do on others.
  const key = written.length === 1 && written > '\u024f' && code.startsWith('Key') ? code.slice(3) : written
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase()
  return [
    (ctrlKey || metaKey) && 'mod',
    altKey && 'alt',
    // A question mark is one however it is typed.
    shiftKey && !isSign && 'shift',
    key === ' ' ? 'space' : key.toLowerCase(),
  ]
    .filter(Boolean)
    .join('+')
}

/** A key that is also a letter of a text: somebody who talks to their computer, or a screen reader, may send it by accident. */
export const isSingleKey = (keys: string) => keys.split(' ').every((key) => key.length === 1)

const appleWords: Record<string, string> = { mod: '⌘', alt: '⌥', shift: '⇧', backspace: '⌫', enter: '↵' }
const otherWords: Record<string, string> = {
  mod: t`Ctrl`,
  shift: t`Shift`,
  backspace: t`Backspace`,
  enter: t`Enter`,
}
const signs: Record<string, string> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  arrows: '← ↑ ↓ →',
  sidearrows: '← →',
  pageup: t`Page Up`,
  pagedown: t`Page Down`,
  escape: t`Esc`,
  delete: t`Del`,
  space: t`Space`,
}

/** As they stand on the keyboard: one list for each key of a sequence. */
export function keyWords(keys: string, apple: boolean = isApple): string[][] {
  const words = { ...signs, ...(apple ? appleWords : otherWords) }
  return keys.split(' ').map((key) =>
    // A plus sign is a key, too.
    key.split(/(?<=.)\+/).map((part) => words[part] ?? part.charAt(0).toUpperCase() + part.slice(1)),
  )
}
