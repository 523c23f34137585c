import { MAX_TITLE } from '#contract/tasks.ts'

/** As many of the lines as a title holds, and those left over. Of one that is longer than any title, as many words. */
export function asOneTitle(lines: string[]): { title: string; left: string[] } {
  const [first = '', ...rest] = lines.map((line) => line.trim()).filter(Boolean)
  if (first.length > MAX_TITLE) {
    const space = first.lastIndexOf(' ', MAX_TITLE)
    const end = space > 0 ? space : MAX_TITLE
    return { title: first.slice(0, end), left: [first.slice(end).trim(), ...rest] }
  }
  let title = first
  for (const [at, line] of rest.entries()) {
    const longer = `${title} ${line}`
    if (longer.length > MAX_TITLE) return { title, left: rest.slice(at) }
    title = longer
  }
  return { title, left: [] }
}
