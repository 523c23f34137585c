// Somebody whose words or screen reader press keys for them can turn off those that are a single letter (WCAG 2.1.4).
import { remember } from '#client/core/remember.ts'

const key = 'hearth-single-keys'

export const singleKeys = {
  areOn: () => localStorage.getItem(key) !== 'false',
  turn: (on: boolean) => remember(localStorage, key, on),
}
