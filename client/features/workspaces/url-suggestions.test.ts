import { expect, test } from 'vitest'
import { isWorkspaceUrl } from '#contract/workspaces.ts'
import { urlSuggestions } from './url-suggestions.ts'

test.each([
  ['acme', 'acme-team'],
  ['Acme & Co', 'acme-co-team'],
  ['hq', 'hq-team'],
  ['admin', 'admin-team'],
])('%s is offered %s first', (wanted, first) => {
  expect(urlSuggestions(wanted)[0]).toBe(first)
})

test('every suggestion could be an address, also for a very long name', () => {
  const suggestions = urlSuggestions('the-long-winding-name-of-a-company-with-much-to-say')
  expect(suggestions.length).toBeGreaterThan(0)
  expect(suggestions.every(isWorkspaceUrl)).toBe(true)
})

test('a name without a letter we can use gets none', () => {
  expect(urlSuggestions('日本')).toEqual([])
})
