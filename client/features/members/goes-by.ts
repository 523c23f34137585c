/** Compares the way people type: without case, with or without the @ of a username. */
export function goesBy(names: string[], text: string): boolean {
  const wanted = text.trim().toLowerCase().replace(/^@/, '')
  return names.some((name) => name.toLowerCase().includes(wanted))
}
