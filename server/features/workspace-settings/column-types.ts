import { type ColumnType, isBuiltInColumnType, MAX_COLUMN_TYPES } from '#contract/columns.ts'
import { t } from '#contract/texts.ts'
import { conflict, invalid } from '#server/core/errors.ts'

interface SentType {
  key?: string | undefined
  name: string
  color: string
  finishing: boolean
}

/**
 * The list as it will be: built-in types may be renamed and recoloured, but they stay and keep their meaning; one that columns use
 * cannot go, nor finish tasks all of a sudden.
 */
export function mergeColumnTypes(current: ColumnType[], sent: SentType[], used: Set<string>): ColumnType[] {
  const taken = new Set(sent.flatMap(({ key }) => key ?? []))
  const named = sent.map((type) => ({ ...type, key: type.key ?? freeKey(type.name, taken) }))
  const keys = named.map(({ key }) => key)
  if (new Set(keys).size < keys.length) throw invalid(t`Two column types have the same key`)
  const builtIn = current.filter(({ key }) => isBuiltInColumnType(key))
  const kept = named.map((type) => ({
    ...type,
    finishing: builtIn.find(({ key }) => key === type.key)?.finishing ?? type.finishing,
  }))
  const missing = builtIn.filter(({ key }) => !keys.includes(key))
  const gone = current.find(({ key }) => !isBuiltInColumnType(key) && !keys.includes(key) && used.has(key))
  if (gone)
    throw conflict('column_type_in_use', () => t`Columns of type “${gone.name}” exist. Give them another type first.`)
  // Tasks would be finished, or not any more, without anybody having moved them.
  const turned = kept.find((type) => used.has(type.key) && finishesNow(current, type.key) !== type.finishing)
  if (turned)
    throw conflict(
      'column_type_in_use',
      () =>
        t`Columns of type “${turned.name}” exist. Give them another type before you change whether it finishes tasks.`,
    )
  const merged = [...kept, ...missing]
  if (merged.length > MAX_COLUMN_TYPES) throw invalid(() => t`At most ${MAX_COLUMN_TYPES} column types`)
  return merged
}

const finishesNow = (types: ColumnType[], key: string) => types.find((type) => type.key === key)?.finishing

/** "QA & review" -> "qa-review", or the next free one. */
function freeKey(name: string, taken: Set<string>) {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 30)
  const made = plain || 'type'
  let key = made
  for (let n = 2; taken.has(key) || isBuiltInColumnType(key); n++) key = `${made}-${n}`
  taken.add(key)
  return key
}
