import { expect, test } from 'vitest'
import { cardProblems, sandboxCardFor, spacedExpiry, spacedNumber } from './card-number.ts'

const now = new Date('2026-11-15T12:00:00')

test.each([
  ['', ''],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242-4242 4242x4242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['62000000000000000051234', '6200 0000 0000 0000 005'],
])('the number %j reads %j', (typed, shown) => expect(spacedNumber(typed)).toBe(shown))

test.each([
  ['1', '1'],
  ['4', '04'],
  ['12', '12'],
  ['123', '12 / 3'],
  ['12 / 34', '12 / 34'],
  ['1234567', '12 / 34'],
])('the expiry %j reads %j', (typed, shown) => expect(spacedExpiry(typed)).toBe(shown))

test('a test number stands for its payment method, however it is written', () => {
  expect(sandboxCardFor('4242 4242 4242 4242')?.paymentMethodId).toBe('pm_card_visa')
  expect(sandboxCardFor('4000002500003155')?.paymentMethodId).toBe('pm_card_authenticationRequired')
  expect(sandboxCardFor('4929 0000 0000 0006')).toBeUndefined()
})

test('a good card has no problems until the end of its last month', () => {
  expect(cardProblems({ number: '4242 4242 4242 4242', expiry: '11 / 26', code: '123' }, now)).toEqual({})
  expect(cardProblems({ number: '4242 4242 4242 4242', expiry: '10 / 26', code: '123' }, now)).toEqual({
    expiry: 'This card has expired',
  })
})

test('every field says what is wrong with it', () => {
  expect(cardProblems({ number: '', expiry: '13 / 30', code: '1' }, now)).toEqual({
    number: 'A card number is required',
    expiry: 'Write it as month and year, like 12 / 34',
    code: 'Three or four digits',
  })
  expect(cardProblems({ number: '4929000000000006', expiry: '12 / 30', code: '1234' }, now)).toEqual({
    number: 'The sandbox takes test cards only. Choose one below.',
  })
})
