// What is said of a rule of the contract that has no words of its own: for a person, with the name of the field a program knows.
import type { z } from 'zod'
import { t } from '#contract/texts.ts'

export const ruleWords: z.core.$ZodErrorMap = (issue) => {
  const name = issue.path?.join('.') || t`The request`
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? t`${name} is required` : t`${name} must be ${kindOf(issue.expected)}`
    case 'invalid_value':
      return oneOf(name, issue.values.map(String))
    case 'invalid_format':
      return issue.format === 'datetime'
        ? t`${name} must be a moment such as 2026-01-31T09:30:00.000Z`
        : t`${name} is not valid`
    case 'too_small':
      return atLeast(name, issue.origin, Number(issue.minimum))
    case 'too_big':
      return atMost(name, issue.origin, Number(issue.maximum))
    case 'unrecognized_keys':
      return t`${name} does not know ${issue.keys.map((key) => `“${key}”`).join(', ')}`
    default:
      return t`${name} is not valid`
  }
}

function kindOf(expected: string): string {
  switch (expected) {
    case 'string':
      return t`text`
    case 'number':
    case 'nan':
      return t`a number`
    case 'int':
      return t`a whole number`
    case 'boolean':
      return t`true or false`
    case 'array':
      return t`a list`
    default:
      return t`an object`
  }
}

/** The many ways to write yes and no in an address are not listed. */
const oneOf = (name: string, values: string[]) =>
  values.includes('yes') && values.includes('no')
    ? t`${name} must be ${t`true or false`}`
    : t`${name} must be one of: ${values.join(', ')}`

function atLeast(name: string, origin: string, least: number): string {
  if (origin === 'string') return t`${name} must have at least ${least} characters`
  return isCounted(origin) ? t`${name} must have at least ${least} entries` : t`${name} must be at least ${least}`
}

function atMost(name: string, origin: string, most: number): string {
  if (origin === 'string') return t`${name} can have at most ${most} characters`
  return isCounted(origin) ? t`${name} can have at most ${most} entries` : t`${name} can be at most ${most}`
}

const isCounted = (origin: string) => origin === 'array' || origin === 'set' || origin === 'map'
