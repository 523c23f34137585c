import { useSyncExternalStore } from 'react'

const WIDTH = 292
const NARROW_SCREEN = 600
const PART_OF_IT = 0.86

/** As BoardColumn.module.css has it: on a phone nearly as wide as the screen. */
const reckoned = () => (window.innerWidth < NARROW_SCREEN ? window.innerWidth * PART_OF_IT : WIDTH)

// Kept: a browser that is asked for it lays the page out first.
let width = reckoned()
window.addEventListener('resize', () => {
  width = reckoned()
})

export const columnWidth = () => width

export const useColumnWidth = () => useSyncExternalStore(subscribe, columnWidth)

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
