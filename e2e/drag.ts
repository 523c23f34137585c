// Dragging with a mouse, as boards, lists and calendars see it.
import { expect, type Locator, type Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** Where in something the mouse holds it, or lets something else go. */
type Place = (size: Size) => Point

/** Picks something up, and lets it go over something else. */
export async function dragBetween(page: Page, thing: Locator, grip: Place, target: Locator, drop: Place) {
  // Where things are counts when they have come to rest and what drags has loaded: it makes draggable what the mouse is on.
  await thing.hover({ position: grip((await thing.boundingBox())!) })
  await expect
    .poll(async () => page.evaluate(isDraggable, await pointIn(thing, grip)), 'it can be picked up')
    .toBe(true)
  const from = await pointIn(thing, grip)
  const to = await pointIn(target, drop)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  // Playwright's own dragTo makes too few moves to be seen.
  await page.mouse.move(from.x + 8, from.y + 6, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.move(to.x + 2, to.y, { steps: 2 })
  await page.mouse.up()
}

/** Picks something up near its upper left corner, and lets it go in the middle of something else, or at the lower edge of it. */
export async function dragOnto(page: Page, thing: Locator, target: Locator, where: 'edge' | 'middle' = 'edge') {
  const drop: Place = ({ height }) => ({ x: 60, y: where === 'edge' ? height - 4 : height / 2 })
  await dragBetween(page, thing, () => ({ x: 40, y: 12 }), target, drop)
}

const isDraggable = ({ x, y }: Point) => Boolean(document.elementFromPoint(x, y)?.closest('[draggable="true"]'))

async function pointIn(thing: Locator, place: Place): Promise<Point> {
  const { x, y, ...size } = (await thing.boundingBox())!
  const within = place(size)
  return { x: x + within.x, y: y + within.y }
}
