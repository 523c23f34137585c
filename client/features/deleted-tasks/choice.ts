/** Which tasks are ticked, and the one that was last: with Shift, all from there to the next follow it. */
export interface Choice {
  ids: ReadonlySet<string>
  last: string | null
}

export const noChoice: Choice = { ids: new Set(), last: null }

/** `listed` is what is on screen, in its order. */
export function choose({ ids, last }: Choice, listed: string[], id: string, upTo: boolean): Choice {
  const [from, to] = [listed.indexOf(upTo && last !== null ? last : id), listed.indexOf(id)]
  const touched = from < 0 ? [id] : listed.slice(Math.min(from, to), Math.max(from, to) + 1)
  const after = new Set(ids)
  const isOn = !ids.has(id)
  for (const each of touched) isOn ? after.add(each) : after.delete(each)
  return { ids: after, last: id }
}
