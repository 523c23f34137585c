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

/** What I changed, added and removed, in the list as it is now. In my order, unless others have changed it meanwhile. */
function mergeItems(mine: Item[], before: Item[], current: ChecklistItem[]): Item[] {
  const byId = (items: Item[]) => new Map(items.map((item) => [item._id, item]))
  const [mineById, beforeById, currentById] = [byId(mine), byId(before), byId(current)]
  const merged = (item: Item): Item[] => {
    const [my, old, now] = [mineById.get(item._id), beforeById.get(item._id), currentById.get(item._id)]
    if (!now) return old ? [] : [item]
    if (!old) return [now]
    if (!my) return []
    return [
      { ...now, text: my.text === old.text ? now.text : my.text, done: my.done === old.done ? now.done : my.done },
    ]
  }
  const isOrderMine = idsOf(current) === idsOf(before)
  return isOrderMine
    ? mine.flatMap(merged)
    : [...current, ...mine.filter(({ _id }) => !currentById.has(_id))].flatMap(merged)
}

const idsOf = (items: Item[]) => items.map(({ _id }) => _id).join()
