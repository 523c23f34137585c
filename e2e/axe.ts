// What axe finds on a page, a line each.
import type { Page } from '@playwright/test'
import axe, { type RunOptions, type UnlabelledFrameSelector } from 'axe-core'

/** No barrier yet, but what somebody goes by who jumps from heading to heading. */
const headings = { 'heading-order': { enabled: true }, 'page-has-heading-one': { enabled: true } }
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** `rule`: only this one. `within`: only that part of the page. */
export async function barriersOn(page: Page, { rule, within }: { rule?: string; within?: string } = {}) {
  // A page keeps it until it is loaded anew: half a megabyte to read is most of what a small check costs.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = {
    runOnly: rule ? { type: 'rule', values: [rule] } : { type: 'tag', values: standards },
    ...(!rule && { rules: headings }),
    // What is in order need not be described, the styles are all ours, and there are no frames from elsewhere.
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  }
  const found = await run(page, options, within)
  const barriers: string[] = []
  for (const { id, nodes } of found) {
    const rest = id === 'target-size' ? await smallWhenScrolledTo(page, nodes) : nodes
    if (rest.length > 0) barriers.push(`${id}: ${rest.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  }
  return barriers
}

const run = (page: Page, options: RunOptions, within?: string) =>
  page.evaluate(
    async ([options, within]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within ?? document, options)
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, target }) => ({ html, target })) }))
    },
    [options, within] as const,
  )

/** What lies half under a bar at the edge is small only until somebody scrolls: how far down it is depends on the hour. */
async function smallWhenScrolledTo<Found extends { target: UnlabelledFrameSelector }>(page: Page, found: Found[]) {
  const small: Found[] = []
  for (const one of found) {
    const at = String(one.target[0])
    await page.locator(at).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const still = await run(page, { runOnly: { type: 'rule', values: ['target-size'] } }, at)
    if (still.length > 0) small.push(one)
  }
  return small
}
