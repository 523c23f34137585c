// What the contract asks for, drawn by chance: values that are right, with ids of things that are there.
import { TOTP } from 'otpauth'
import type { Schema } from '#server/core/http/examples.ts'
import type { Dice } from './dice.ts'
import { kindOf, type Picker } from './known.ts'

export interface Field extends Schema {
  maximum?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, Field>
  additionalProperties?: Field
  propertyNames?: Field
  items?: Field
  anyOf?: Field[]
  oneOf?: Field[]
  allOf?: Field[]
}

const words = [
  'Light the fire',
  'über',
  '漢字',
  'release',
  'a',
  'Ship it 🚀',
  'x-1',
  'O’Neil',
  'naïve café',
  'B & C <d>',
]
const dayOf = (dice: Dice) => `20${dice.int(20, 30)}-0${dice.int(1, 9)}-${dice.int(10, 28)}`
const momentOf = (dice: Dice) =>
  `${dayOf(dice)}T1${dice.int(0, 9)}:${dice.int(10, 59)}:00${dice.pick(['Z', '.123Z', '+05:30'])}`

/** Where a field is stricter than its schema can say. */
const byName: Record<string, (dice: Dice) => unknown> = {
  bucket: (dice) => dice.pick(['all', '2026-11', dayOf(dice), 'started']),
  clientTime: momentOf,
  code: (dice) => String(dice.int(100_000, 999_999)),
  color: (dice) => dice.pick(['gray', 'red', 'blue', 'green', 'yellow']),
  columns: () => '{}',
  cover: (dice) => dice.pick(['blue', 'red', null]),
  day: dayOf,
  dueDate: dayOf,
  emoji: (dice) => dice.pick(['👍', '🔥', '❤️', '👩‍👩‍👧‍👦']),
  from: (dice) => `202${dice.int(4, 5)}-11-${dice.int(10, 29)}`,
  key: (dice) => dice.pick(['WEB', 'AB', 'Z9Z9', `K${dice.int(10, 9999)}`]),
  keys: (dice) => dice.pick(['A-1', 'BOA-1,BOA-2', 'X-1,,Y-2']),
  language: (dice) => dice.pick(['en', 'de']),
  mapping: (dice) => dice.pick(['{}', '{"title":"Title"}', '{"title":"Title","dueDate":"Due"}']),
  newPassword: () => 'the same long password as ever',
  password: () => 'the same long password as ever',
  paymentMethodId: (dice) =>
    dice.pick(['pm_card_visa', 'pm_card_visa', 'pm_card_chargeDeclined', 'pm_card_authenticationRequired', 'pm_x']),
  provider: (dice) => dice.pick(['trello', 'jira', 'github', 'linear', 'asana', 'clickup', 'csv', 'hearth']),
  query: (dice) => dice.pick(['', 'q=x', 'labels=a&labels=b&sort=dueDate']),
  startDate: dayOf,
  startTime: momentOf,
  timezone: (dice) => dice.pick(['Europe/Berlin', 'UTC', 'Pacific/Apia', 'America/St_Johns']),
  to: (dice) => `202${dice.int(5, 6)}-12-${dice.int(10, 29)}`,
  type: (dice) => dice.pick(['unstarted', 'started', 'completed', 'backlog', 'task-created']),
  workspaceURL: (dice) => `fuzz-${dice.int(1, 1e9)}`,
}

const patterned = [
  '22:00',
  '2026-11-15',
  'ada.lovelace',
  'q1',
  'WEB',
  'blue',
  'started',
  '#aabbcc',
  'https://hooks.invalid/x',
  '👍',
]

export function drawnFor(field: Field, name: string, dice: Dice, known: Picker): unknown {
  if (field.const !== undefined) return field.const
  if (field.enum) return dice.pick(field.enum)
  if (field.format === 'uuid') return known.id(name === 'id' ? dice.pick(['board', 'folder']) : kindOf(name))
  const choices = field.anyOf ?? field.oneOf
  if (choices) return drawnFor(dice.pick(choices), name, dice, known)
  if (field.allOf) return Object.assign({}, ...field.allOf.map((part) => drawnFor(part, name, dice, known)))
  const type = Array.isArray(field.type) ? dice.pick(field.type) : field.type
  if (type === 'null') return null
  if (type === 'boolean') return dice.chance(0.5)
  if (type === 'integer' || type === 'number') return numberOf(field, name, dice)
  if (type === 'array') return listOf(field, name, dice, known)
  if (type === 'object') return objectOf(field, name, dice, known)
  if (type === 'string' || Object.hasOwn(byName, name)) return textOf(field, name, dice, known)
  return dice.pick(words)
}

function numberOf({ minimum = -1000, maximum = 1000 }: Field, name: string, dice: Dice) {
  // Mostly the version that is there: another one ends the story of the thing.
  if (name === 'version') return dice.chance(0.5) ? 1 : dice.int(1, 5)
  return dice.int(Math.max(minimum, -100_000), Math.min(maximum, 100_000))
}

function listOf({ items, minItems = 0, maxItems = 4 }: Field, name: string, dice: Dice, known: Picker) {
  const length = dice.int(minItems, Math.max(minItems, Math.min(maxItems, dice.chance(0.05) ? 60 : 3)))
  return Array.from({ length }, () => drawnFor(items ?? {}, name, dice, known))
}

function objectOf(field: Field, name: string, dice: Dice, known: Picker): Record<string, unknown> {
  const { properties = {}, required = [], propertyNames, additionalProperties } = field
  const wanted = dice.pick([0.1, 0.4, 0.9])
  const chosen = Object.entries(properties).filter(([key]) => required.includes(key) || dice.chance(wanted))
  const made = chosen.map(([key, inner]) => [key, drawnFor(inner, nameOf(key, name), dice, known)])
  if (additionalProperties && typeof additionalProperties === 'object') {
    const names = propertyNames?.enum?.map(String)
    const keys = Array.from({ length: dice.int(0, 4) }, () =>
      names ? dice.pick(names) : (known.text('field') ?? dice.pick(patterned)),
    )
    made.push(...keys.map((key) => [key, drawnFor(additionalProperties, name, dice, known)]))
  }
  return Object.fromEntries(made)
}

/** The id of an item is of the kind the list is of. */
const nameOf = (key: string, around: string) => (/^_?id$/.test(key) && around && around !== 'items' ? around : key)

function textOf(field: Field, name: string, dice: Dice, known: Picker): string {
  const fits = (text: string) =>
    text.length >= (field.minLength ?? 0) &&
    text.length <= (field.maxLength ?? 1e9) &&
    (!field.pattern || new RegExp(field.pattern, 'u').test(text))
  if (field.format === 'date-time') return momentOf(dice)
  if (field.format === 'uri') return `https://hooks.invalid/${dice.int(1, 99)}`
  const kind = name === 'id' ? 'task' : kindOf(name)
  const told = known.text(kind)
  if (told !== undefined && fits(told) && dice.chance(0.8)) return told
  if (field.format === 'email') return `somebody-${dice.int(1, 1e9)}@example.com`
  const secret = known.text('secret')
  if ((name === 'code' || name === 'totp') && secret && dice.chance(0.6)) return codeNow(secret)
  if (Object.hasOwn(byName, name)) {
    const given = byName[name]!(dice)
    if (typeof given === 'string' && fits(given)) return given
  }
  if (dice.chance(0.05)) {
    // The longest that is allowed, up to the last character.
    const longest = 'ä'.repeat(Math.min(field.maxLength ?? 1000, 100_000))
    if (fits(longest)) return longest
  }
  const found = [dice.pick(words), ...patterned, `word${dice.int(1000, 99_999)}`].find(fits)
  return found ?? 'word'.padEnd(field.minLength ?? 0, 'x')
}

/** What an app for second factors would show, if this is the secret of one. */
function codeNow(secret: string) {
  try {
    return new TOTP({ secret }).generate()
  } catch {
    return '000000'
  }
}
