import type { KeyboardEvent } from 'react'

/** On a phone Enter makes a line: there is a button beside the field. */
export const enterSends = ({ key, shiftKey }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !window.matchMedia('(pointer: coarse)').matches
