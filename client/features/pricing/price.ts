import { FREE_PLAN_MEMBERS } from '#contract/constants.ts'

/** What one member costs in a month of the premium plan. */
const PREMIUM_CENTS_PER_MEMBER = 299

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export const memberPrice = dollars.format(PREMIUM_CENTS_PER_MEMBER / 100)

/** "$0.00" while the free plan will do, else what premium costs in a month. */
export const monthlyPrice = (members: number) =>
  dollars.format(members <= FREE_PLAN_MEMBERS ? 0 : (members * PREMIUM_CENTS_PER_MEMBER) / 100)
