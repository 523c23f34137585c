import type { KeyboardEvent } from 'react'

/** Written on with fingers. */
export const isPhone = () => window.matchMedia('(pointer: coarse)').matches

/** On a phone Enter makes a line: there is a button beside the field. */
export const enterSends = ({ key, shiftKey }: KeyboardEvent) => key === 'Enter' && !shiftKey && !isPhone()
