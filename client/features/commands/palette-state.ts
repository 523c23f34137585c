// Whether the palette is open. Apart from the palette itself, which loads when somebody wants it.
import type { Subject } from './command.ts'

interface Opening {
  /** Its id. Without one it begins with everything there is. */
  page?: string
  /** Without one it is whatever is in focus when it opens. */
  subject?: Subject
}

let opening: Opening | null = null
let typed = ''
const listeners = new Set<() => void>()

function become(next: Opening | null) {
  opening = next
  typed = ''
  for (const listener of listeners) listener()
}

export const palette = {
  opening: () => opening,
  open: (how: Opening = {}) => become(how),
  close: () => become(null),
  /** What somebody typed before the field was there to type into; Enter begins a line. */
  typed: () => typed,
  typeAhead(sign: string) {
    typed += sign
  },
  eraseAhead() {
    typed = typed.slice(0, -1)
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
