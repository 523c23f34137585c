// What axe finds on a page, a line each.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** `rule`: only this one. `within`: only that part of the page. */
export async function barriersOn(page: Page, { rule, within }: { rule?: string; within?: string } = {}) {
  const axe = new AxeBuilder({ page })
    // What is in order need not be described, and the styles are all ours: a third of the time.
    .options({ resultTypes: ['violations'], preload: false })
    // There are no frames from elsewhere: without them axe needs no second page for its sums.
    .setLegacyMode()
  if (within) axe.include(within)
  const { violations } = await (rule ? axe.withRules(rule) : axe.withTags(standards)).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
