import { FREE_PLAN_MEMBERS, PREMIUM_CENTS_PER_MEMBER } from '#contract/constants.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export const memberPrice = dollars.format(PREMIUM_CENTS_PER_MEMBER / 100)

/** "$0.00" while the free plan will do, else what premium costs in a month. */
export const monthlyPrice = (members: number) =>
  dollars.format(members <= FREE_PLAN_MEMBERS ? 0 : (members * PREMIUM_CENTS_PER_MEMBER) / 100)
