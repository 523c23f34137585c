import { expect, test } from 'vitest'
import type { Webhook } from '#contract/webhooks.ts'
import { deliveryStateOf, outcomeOf, readable, stateOf, triesOf } from './words.ts'

const at = '2026-11-15T10:00:00.000Z'
const webhook = { active: true, givenUpAt: null, failingSince: null } as Webhook

test.each([
  [webhook, 'On'],
  [{ ...webhook, failingSince: at }, 'Failing'],
  [{ ...webhook, active: false }, 'Off'],
  [{ ...webhook, active: false, failingSince: at, givenUpAt: at }, 'Turned off after failures'],
])('how a webhook is doing', (one, word) => expect(stateOf(one).word).toBe(word))

test('an outcome is the last one', () => {
  const failed = { at, status: 503, error: 'It answered 503', milliseconds: 12 }
  const arrived = { at, status: 200, error: null, milliseconds: 31 }
  expect(outcomeOf({ attempts: [] })).toBe('On its way')
  expect(outcomeOf({ attempts: [failed] })).toBe('It answered 503')
  expect(outcomeOf({ attempts: [failed, arrived] })).toBe('Answered 200 in 31 ms')
  expect(triesOf({ attempts: [arrived], nextTryAt: null })).toBeNull()
  expect(triesOf({ attempts: [failed, arrived], nextTryAt: null })).toBe('2 attempts')
})

test('one that waits says whether it failed before', () => {
  const failed = { at, status: 503, error: 'It answered 503', milliseconds: 12 }
  expect(deliveryStateOf({ status: 'waiting', attempts: [], nextTryAt: null }).word).toBe('Waiting')
  expect(deliveryStateOf({ status: 'waiting', attempts: [failed], nextTryAt: at }).word).toBe('Retrying')
  expect(deliveryStateOf({ status: 'failed', attempts: [failed], nextTryAt: null }).word).toBe('Failed')
})

test('what is not JSON is shown as it is', () => {
  expect(readable('{"a":1}')).toBe('{\n  "a": 1\n}')
  expect(readable('<h1>Oops')).toBe('<h1>Oops')
})
