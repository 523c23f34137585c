// What axe finds on a page, a line each.
import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

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
  return page.evaluate(
    async ([options, within]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within ?? document, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    },
    [options, within] as const,
  )
}
