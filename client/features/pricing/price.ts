import { FREE_PLAN_MEMBERS, PREMIUM_CENTS_PER_MEMBER } from '#contract/constants.ts'
import { LOCALE } from '#contract/texts.ts'

const dollars = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' })

export const inDollars = (cents: number) => dollars.format(cents / 100)

export const memberPrice = inDollars(PREMIUM_CENTS_PER_MEMBER)

/** What so many members pay for premium in a month. */
export const premiumPrice = (members: number) => inDollars(members * PREMIUM_CENTS_PER_MEMBER)

/** "$0.00" while the free plan will do, else what premium costs in a month. */
export const monthlyPrice = (members: number) => (members <= FREE_PLAN_MEMBERS ? inDollars(0) : premiumPrice(members))
