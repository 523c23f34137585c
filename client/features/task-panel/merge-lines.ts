// Two people wrote in different places of one text: both stay. Lines, because a Markdown list or table reads line by line.

/** Both changes in one text, or null when they touch: then somebody has to choose. */
export function mergeLines(base: string, mine: string, theirs: string): string | null {
  const lines = base.split('\n')
  const [one, other] = [changeOf(lines, mine), changeOf(lines, theirs)].sort((a, b) => a.from - b.from) as [Part, Part]
  // A line between them nobody touched: what was written next to each other may mean the same.
  if (one.to >= other.from) return null
  return [
    ...lines.slice(0, one.from),
    ...one.lines,
    ...lines.slice(one.to, other.from),
    ...other.lines,
    ...lines.slice(other.to),
  ].join('\n')
}

/** What both have once, and where they differ first theirs and then mine: which of it is too much is for whoever has read it to say. */
export function bothOf(theirs: string, mine: string): string {
  const lines = theirs.split('\n')
  const { from, to, lines: added } = changeOf(lines, mine)
  const differing = [lines.slice(from, to), added].map((part) => part.join('\n')).filter((part) => part.trim() !== '')
  const between = differing.length > 0 ? [differing.join('\n\n')] : []
  return [...lines.slice(0, from), ...between, ...lines.slice(to)].join('\n')
}

interface Part {
  from: number
  to: number
  /** What stands there now. */
  lines: string[]
}

/** From the first line that is another to the last. */
function changeOf(base: string[], text: string): Part {
  const now = text.split('\n')
  const most = Math.min(base.length, now.length)
  let from = 0
  while (from < most && base[from] === now[from]) from += 1
  let same = 0
  while (same < most - from && base.at(-1 - same) === now.at(-1 - same)) same += 1
  return { from, to: base.length - same, lines: now.slice(from, now.length - same) }
}
