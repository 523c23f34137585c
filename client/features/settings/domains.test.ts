import { expect, test } from 'vitest'
import { domainError, domainOf } from './domains.ts'

test.each([
  ['example.com', 'example.com'],
  [' @Example.COM ', 'example.com'],
  ['ada@example.com', 'example.com'],
  ['https://example.com/team?x=1', 'example.com'],
])('%s means %s', (typed, domain) => expect(domainOf(typed)).toBe(domain))

test('a complaint names the domain it is about', () => {
  const errors = { 'security.invitationDomains.1': 'This is not a domain' }
  expect(domainError(errors, ['example.com', 'nowhere'])).toBe('nowhere: This is not a domain')
  expect(domainError({ name: 'Too long' }, [])).toBeUndefined()
})
