/** Who may be meant by a name as it stands in a text: itself, or without the signs a sentence put behind it. The longest first. */
export function namesMeant(written: string): string[] {
  const bare = written.replace(/[._-]+$/, '')
  return Array.from({ length: written.length - bare.length + 1 }, (_, n) => written.slice(0, written.length - n))
}
