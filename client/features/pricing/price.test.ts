import { expect, test } from 'vitest'
import { memberPrice, monthlyPrice } from './price.ts'

test('a member costs 2.99 dollars a month', () => expect(memberPrice).toBe('$2.99'))

test.each([
  [1, '$0.00'],
  [10, '$0.00'],
  [11, '$32.89'],
  [100, '$299.00'],
  [500, '$1,495.00'],
])('%i members pay %s', (members, price) => expect(monthlyPrice(members)).toBe(price))
