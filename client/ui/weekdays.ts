/** By the number the contract gives them: 0 is Sunday. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** All seven, beginning with the one the week begins with. */
export const weekFrom = (start: number): number[] => weekdays.map((_, day) => (day + start) % weekdays.length)
