// Whether a timer ran when this browser last knew: its room is there before it is asked for.
import { remember } from '#client/core/remember.ts'

const KEY = 'timer-runs'

export const ranLast = () => localStorage.getItem(KEY) === 'true'
export const noteRuns = (runs: boolean) => remember(localStorage, KEY, runs)
