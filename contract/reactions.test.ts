import { expect, test } from 'vitest'
import { withReaction } from './reactions.ts'

test('a reaction is added beside the others', () => {
  expect(withReaction({ '👍': ['bo'] }, '👍', 'ada')).toEqual({ '👍': ['bo', 'ada'] })
  expect(withReaction({ '👍': ['bo'] }, '🎉', 'ada')).toEqual({ '👍': ['bo'], '🎉': ['ada'] })
})

test('given again it is taken back, and goes with the last who had it', () => {
  expect(withReaction({ '👍': ['bo', 'ada'] }, '👍', 'ada')).toEqual({ '👍': ['bo'] })
  expect(withReaction({ '👍': ['ada'] }, '👍', 'ada')).toEqual({})
})
