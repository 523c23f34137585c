// An example for every schema: what somebody reads in the documentation can be sent, and looks like what comes back.

export interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema
  propertyNames?: Schema
  required?: string[]
  items?: Schema
  prefixItems?: Schema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  format?: string
  pattern?: string
  minimum?: number
  exclusiveMinimum?: number
  minLength?: number
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  description?: string
}

const ID = '019aa0b4-7c1f-7000-8000-3f2a9c51d0e7'
const MOMENT = '2026-11-15T10:00:00.000Z'
const ADDRESS = 'https://example.com/hearth'
/** Where only a certain spelling is taken: the first of these that has it. */
const spelled = ['22:00', '2026-11-15', 'pm_1QkX2eKcW8']

/** By the name of the field, where its type alone would say little. */
const byName: Record<string, unknown> = {
  avatar: null,
  avatarThumbnail: null,
  body: 'Looks good to me',
  clientTime: MOMENT,
  code: '123456',
  color: 'blue',
  columns: '{}',
  confirm: 'northwind',
  cover: 'blue',
  coverImage: null,
  currentPassword: 'a long password',
  day: '2026-11-15',
  description: 'For everyone who wonders what changed.',
  dueDate: '2026-11-20',
  duration: 1800,
  email: 'ada@example.com',
  emoji: '👍',
  expiresAt: '2027-11-15T10:00:00.000Z',
  filename: 'tasks.csv',
  file: '{token}.ics',
  key: 'WEB',
  keys: 'WEB-12,WEB-13',
  logo: null,
  mapping: '{}',
  message: 'Done.',
  name: 'Ada',
  newPassword: 'a longer password',
  parentFolder: null,
  password: 'a long password',
  provider: 'csv',
  q: 'release',
  startDate: '2026-11-16',
  startTime: MOMENT,
  taskId: 'WEB-12',
  timezone: 'Europe/Berlin',
  title: 'Write the release notes',
  today: '2026-11-15',
  totp: '123456',
  url: 'northwind',
  username: 'ada',
  version: 3,
  workspaceURL: 'northwind',
}

/** Of what may be left out, a call shows no more than this. */
const SHOWN_CHOICES = 3

/** `whole`: everything, as in an answer; else what has to be sent, and some of what can be. */
export function exampleOf(schema: Schema, { name = '', whole }: { name?: string; whole: boolean }): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.format === 'uuid' || (isIdName(name) && isText(schema) && isSpelled(ID, schema)))
    return idOr(schema, name, whole)
  if (schema.format === 'uri') return ADDRESS
  if (Object.hasOwn(byName, name) && fits(byName[name], schema)) return byName[name]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return exampleOf(choices.find(({ type }) => type !== 'null') ?? choices[0]!, { name, whole })
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, { whole }) as object))
  if (schema.properties) return objectOf(schema, whole)
  if (schema.propertyNames?.enum) return recordOf(schema, whole)
  if (isA('array', schema)) return schema.items ? [exampleOf(schema.items, { name: singular(name), whole })] : []
  return plain(schema)
}

function objectOf({ properties = {}, required = [] }: Schema, whole: boolean) {
  const names = Object.keys(properties)
  const choices = names.filter((name) => !required.includes(name) && name !== 'version').slice(0, SHOWN_CHOICES)
  const told = whole ? names : names.filter((name) => required.includes(name) || choices.includes(name))
  return Object.fromEntries(told.map((name) => [name, exampleOf(properties[name]!, { name, whole })]))
}

const recordOf = ({ propertyNames, additionalProperties = {} }: Schema, whole: boolean) =>
  Object.fromEntries(propertyNames!.enum!.map((name) => [name, exampleOf(additionalProperties, { whole })]))

const idNames = ['_id', 'user', 'task', 'member', 'label', 'blocker', 'dependency', 'createdBy', 'owner']
const isIdName = (name: string) => idNames.includes(name) || /Id$/.test(name)

/** A task is also called by its number, which is no id. */
function idOr(schema: Schema, name: string, whole: boolean) {
  if (name === 'taskId' && whole && schema.format !== 'uuid' && isA('string', schema)) return byName.taskId
  return name === 'paymentMethodId' ? 'pm_card_visa' : ID
}

function plain(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default
  if (schema.format === 'date-time') return MOMENT
  if (schema.format === 'date') return '2026-11-15'
  if (schema.format === 'email') return byName.email
  if (isA('string', schema)) return ['text', ...spelled].find((text) => isSpelled(text, schema))
  if (isA('integer', schema) || isA('number', schema)) return Math.max(1, schema.minimum ?? 1)
  if (isA('boolean', schema)) return true
  if (isA('object', schema)) return {}
  return null
}

const isSpelled = (text: string, { pattern }: Schema) => pattern === undefined || new RegExp(pattern, 'u').test(text)

const isA = (type: string, schema: Schema) => [schema.type].flat().includes(type)

const isText = (schema: Schema): boolean => isA('string', schema) || Boolean(schema.anyOf?.some(isText))

/** Names repeat themselves with other types: `key` is a word here and a list there. */
function fits(value: unknown, schema: Schema): boolean {
  if (value === null) return isA('null', schema) || Boolean(schema.anyOf?.some((choice) => isA('null', choice)))
  if (schema.anyOf) return schema.anyOf.some((choice) => fits(value, choice))
  if (schema.enum || schema.properties) return false
  if (typeof value === 'number') return isA('number', schema) || isA('integer', schema)
  return typeof value === 'string' && (isA('string', schema) || schema.type === undefined)
}

const singular = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '')
