// A change made without a connection meets what others did meanwhile. What both can have, both get; what only one can have is a clash.
import type { ChecklistItem, SentTaskFields, Task } from '#contract/tasks.ts'

interface Merged {
  fields: SentTaskFields
  /** What others wrote where I wrote something else; null when nothing is in the way. */
  theirs: Partial<Task> | null
}

export function merge(sent: SentTaskFields, base: Partial<Task>, now: Task): Merged {
  const fields: Record<string, unknown> = {}
  const theirs: Record<string, unknown> = {}
  for (const [name, mine] of Object.entries(sent)) {
    const [before, current] = [base[name as keyof Task], now[name as keyof Task]]
    if (name === 'checklist') fields[name] = mergeItems(mine as Item[], (before ?? []) as Item[], now.checklist)
    else if (Array.isArray(mine))
      fields[name] = mergeIds(mine as string[], (before ?? []) as string[], current as string[])
    else {
      fields[name] = mine
      // What it was before is not known of everything; then there is nothing to lose but a later change by a later one.
      if (before !== undefined && current !== before && current !== mine) theirs[name] = current
    }
  }
  return { fields, theirs: Object.keys(theirs).length > 0 ? theirs : null }
}

function mergeIds(mine: string[], before: string[], current: string[]): string[] {
  const kept = current.filter((id) => mine.includes(id) || !before.includes(id))
  return [...new Set([...kept, ...mine.filter((id) => !before.includes(id))])]
}

type Item = Partial<Pick<ChecklistItem, '_id'>> & Omit<ChecklistItem, '_id'>

/** What I changed, added and removed, in the list as it is now. */
function mergeItems(mine: Item[], before: Item[], current: ChecklistItem[]): Item[] {
  const byId = (items: Item[]) => new Map(items.map((item) => [item._id, item]))
  const [mineById, beforeById] = [byId(mine), byId(before)]
  const stay = current.flatMap((item): Item[] => {
    const [my, old] = [mineById.get(item._id), beforeById.get(item._id)]
    if (!old) return [item]
    if (!my) return []
    return [
      { ...item, text: my.text === old.text ? item.text : my.text, done: my.done === old.done ? item.done : my.done },
    ]
  })
  const known = new Set(current.map(({ _id }) => _id))
  return [...stay, ...mine.filter(({ _id }) => !_id || (!known.has(_id) && !beforeById.has(_id)))]
}
