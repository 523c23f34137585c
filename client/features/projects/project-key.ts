const LONGEST = 6

/** "Spring launch" -> "SL", "Roadmap" -> "ROAD": letters people recognise before a task's number. Empty when none fit. */
export function keyFromTitle(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : (words[0] ?? '').slice(0, 4)
  // A key begins with a letter and has at least two signs.
  const key = letters.replace(/^[0-9]+/, '').slice(0, LONGEST)
  return key.length >= 2 ? key : ''
}

/** What can stand in the field while somebody types. */
export const asKey = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, LONGEST)
