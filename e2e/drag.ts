// Dragging with a mouse, as boards, lists and calendars see it.
import type { Locator, Page } from '@playwright/test'

type Point = [x: number, y: number]

/** Picks up what lies at one point, and lets it go at another. */
export async function dragBetween(page: Page, from: Point, to: Point) {
  await page.mouse.move(...from)
  // What drags loads after the page: a thing says when it can be picked up.
  await page.waitForFunction(([x, y]) => document.elementFromPoint(x, y)?.closest('[draggable="true"]'), from)
  await page.mouse.down()
  // Playwright's own dragTo makes too few moves to be seen.
  await page.mouse.move(from[0] + 8, from[1] + 6, { steps: 3 })
  await page.mouse.move(...to, { steps: 6 })
  await page.mouse.move(to[0] + 2, to[1], { steps: 2 })
  await page.mouse.up()
}

/** Picks something up near its upper left corner, and lets it go in the middle of something else, or at the lower edge of it. */
export async function dragOnto(page: Page, thing: Locator, target: Locator, where: 'edge' | 'middle' = 'edge') {
  const start = (await thing.boundingBox())!
  const end = (await target.boundingBox())!
  const y = where === 'edge' ? end.y + end.height - 4 : end.y + end.height / 2
  await dragBetween(page, [start.x + 40, start.y + 12], [end.x + 60, y])
}
