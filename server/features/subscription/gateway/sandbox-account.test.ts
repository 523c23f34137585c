import { expect, test } from 'vitest'
import { aMonthAfter, charge, newAccount, passTime, type SandboxAccount, subscribe } from './sandbox-account.ts'

const start = new Date('2026-01-31T10:00:00Z')
const later = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000)

function subscribed(paymentMethodId: string, seats = 4): SandboxAccount {
  const account = newAccount('workspace')
  account.paymentMethodId = paymentMethodId
  subscribe(account, seats, start)
  charge(account)
  return account
}

const statusOf = ({ subscriptions }: SandboxAccount) => subscriptions[0]!.status

test.each([
  ['2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
  ['2028-01-31T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
  ['2026-12-15T00:00:00.000Z', '2027-01-15T00:00:00.000Z'],
])('a month after %s is %s', (moment, next) => expect(aMonthAfter(moment)).toBe(next))

test('every month is charged for once, at the number of members of that month', () => {
  const account = subscribed('pm_card_visa')
  account.subscriptions[0]!.seats = 12
  passTime(account, later(65))
  passTime(account, later(65))
  expect(account.invoices.map(({ amount, status }) => [amount, status])).toEqual([
    [4 * 299, 'paid'],
    [12 * 299, 'paid'],
    [12 * 299, 'paid'],
  ])
  expect(statusOf(account)).toBe('active')
})

test('a card that fails later owes the next month, and after three weeks all is paused', () => {
  const account = subscribed('pm_card_visa')
  account.paymentMethodId = 'pm_card_chargeCustomerFail'
  passTime(account, later(30))
  expect(statusOf(account)).toBe('past_due')
  passTime(account, later(60))
  expect(statusOf(account)).toBe('unpaid')
  expect(account.invoices.filter(({ status }) => status === 'open')).toHaveLength(1)
  account.paymentMethodId = 'pm_card_visa'
  expect(charge(account)).toEqual({})
  expect(statusOf(account)).toBe('active')
})

test('a first payment nobody confirms is given up after 23 hours', () => {
  const account = subscribed('pm_card_authenticationRequired')
  passTime(account, later(0.9))
  expect(statusOf(account)).toBe('incomplete')
  passTime(account, later(0.96))
  expect(statusOf(account)).toBe('incomplete_expired')
  expect(account.invoices[0]!.status).toBe('void')
})
