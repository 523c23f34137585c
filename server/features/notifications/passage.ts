/** So many letters before a name at most: what is quoted is cut somewhere behind it. */
const LEAD = 80

/** The end of a line before an empty one, an item, a heading or a row of a table. */
const border = /\n(?=[ \t>]*(?:\n|[-*+] |\d{1,9}[.)] |#{1,6} |\|))/g

/** The paragraph, item or row of a Markdown text around a place in it; of a long one, the part that leads there. */
export function passageAround(text: string, at: number): string {
  const borders = [...text.matchAll(border)].map(({ index }) => index)
  const from = borders.findLast((index) => index < at) ?? 0
  const until = borders.find((index) => index >= at)
  const lead = text.slice(from, at)
  return (lead.length > LEAD ? `… ${lastWords(lead)}` : lead) + text.slice(at, until)
}

/** From the beginning of a sentence, or at least of a word. */
function lastWords(lead: string): string {
  const near = lead.slice(-LEAD)
  const sentence = [...near.matchAll(/[.!?:]\s+/g)].at(-1)
  const [gap] = sentence ?? near.match(/\s+/) ?? ['']
  const before = sentence?.index ?? near.indexOf(gap)
  return near.slice(before + gap.length)
}
