// What a picture does not show or a person overlooks: what reaches beyond the screen, how far things jumped, how much was drawn.
import type { Page } from '@playwright/test'

const MANY_ELEMENTS = 5_000
const FAR = 0.05

export async function troublesOf(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const { innerWidth } = window
    const outside = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      if (width === 0 || right <= innerWidth + 1) return false
      // What scrolls or ends inside something narrower is meant to.
      for (let around = element.parentElement; around; around = around.parentElement)
        if (getComputedStyle(around).overflowX !== 'visible' && around.getBoundingClientRect().right <= innerWidth + 1)
          return false
      return true
    })
    // A page scrolls down; one that scrolls sideways as well has something in it that is too wide.
    const sideways = [...document.querySelectorAll<HTMLElement>('html, main, [role="dialog"], aside')].filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        (element === document.documentElement || getComputedStyle(element).overflowX !== 'visible'),
    )
    const wordsOf = ({ tagName, className }: HTMLElement) =>
      `${tagName.toLowerCase()}.${String(className).split(' ')[0]}`
    return {
      outside: [...outside, ...sideways].slice(0, 3).map(wordsOf),
      shift: (window as unknown as { shift: number }).shift,
      elements: document.querySelectorAll('*').length,
    }
  })
  return [
    found.outside.length > 0 && `reaches beyond the screen: ${found.outside.join(', ')}`,
    found.shift > FAR && `jumped by ${found.shift.toFixed(3)}`,
    found.elements > MANY_ELEMENTS && `${found.elements} elements`,
  ].filter((text) => text !== false)
}

/** Runs in the page, before anything of it. */
export function watchShifts() {
  const page = window as unknown as { shift: number }
  page.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}
