import { describe, expect, test } from 'vitest'
import { parseAddresses, withoutRepeats } from './addresses.ts'

const emailsIn = (text: string) => parseAddresses(text).map(({ email }) => email)

describe('a pasted list becomes addresses', () => {
  test.each([
    ['one address', 'ada@example.org', ['ada@example.org']],
    ['commas', 'ada@example.org,bo@example.org', ['ada@example.org', 'bo@example.org']],
    ['commas with spaces', 'ada@example.org, bo@example.org', ['ada@example.org', 'bo@example.org']],
    ['spaces', 'ada@example.org bo@example.org', ['ada@example.org', 'bo@example.org']],
    ['lines, also from Windows', 'ada@example.org\r\nbo@example.org\n', ['ada@example.org', 'bo@example.org']],
    ['semicolons', 'ada@example.org; bo@example.org', ['ada@example.org', 'bo@example.org']],
    ['spreadsheet cells', 'ada@example.org\tbo@example.org', ['ada@example.org', 'bo@example.org']],
    [
      'names from a mail program',
      'Ada Byron <ada@example.org>, Bo <bo@example.org>',
      ['ada@example.org', 'bo@example.org'],
    ],
    ['links', 'mailto:ada@example.org', ['ada@example.org']],
    ['the dot that ends a sentence', 'ask ada@example.org.', ['ask', 'ada@example.org']],
    ['nothing', ' ,\n; ', []],
  ])('%s', (_, text, emails) => {
    expect(emailsIn(text)).toEqual(emails)
  })

  test('what is not an address stays in the list, marked', () => {
    expect(parseAddresses('ada@example.org, bo@, carl')).toEqual([
      { email: 'ada@example.org', valid: true },
      { email: 'bo@', valid: false },
      { email: 'carl', valid: false },
    ])
  })

  test('the same person is there once', () => {
    expect(emailsIn('ada@example.org, ADA@example.org')).toEqual(['ada@example.org'])
    const ada = { email: 'ada@example.org', valid: true }
    expect(withoutRepeats([ada, ...parseAddresses('Ada@Example.org bo@example.org')])).toHaveLength(2)
  })
})
