/** One thing that can be picked. */
export interface Choice {
  value: string
  label: string
  /** Found by these words too, such as a username. */
  words?: string
}

/** What the typed text leaves: every word of it stands somewhere in the choice. Those that begin with it come first. */
export function matchingChoices<C extends Choice>(choices: readonly C[], text: string): C[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return [...choices]
  const words = wanted.split(/\s+/)
  const found = choices.filter((choice) => {
    const says = `${choice.label} ${choice.words ?? ''}`.toLowerCase()
    return words.every((word) => says.includes(word))
  })
  const begins = ({ label }: C) => Number(label.toLowerCase().startsWith(wanted))
  return found.toSorted((one, other) => begins(other) - begins(one))
}
