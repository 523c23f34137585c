import { sql } from 'kysely'

/**
 * With `tasks`: given to this person, and not deleted. Looked up first and once, in the index that leaves out what is deleted or given to
 * nobody; left to itself PostgreSQL goes through all tasks of every board they see, and with the bare condition asks the index once a board.
 */
export const isGivenTo = (userId: string, which: 'open' | 'any' = 'any') => {
  const isOpen = which === 'open' ? sql`and given.completed_at is null` : sql``
  return sql<boolean>`tasks.id = any(array(select given.id from tasks given
    where given.members @> array[${userId}::uuid] and given.members <> '{}' and given.deleted_at is null ${isOpen}))`
}
