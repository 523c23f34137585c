import type { KeyboardEvent } from 'react'
import { isTouch } from '#client/core/is-touch.ts'

/** On a phone Enter makes a line: there is a button beside the field. */
export const enterSends = ({ key, shiftKey }: KeyboardEvent) => key === 'Enter' && !shiftKey && !isTouch()
