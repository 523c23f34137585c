// What is quoted of a Markdown text when somebody is named in it.

/** So many letters before a name at most, and so many behind it: what is quoted is cut somewhere before that. */
const LEAD = 80
const READ_ON = 3_000

/** The end of a line before an empty one, an item, a heading or a row of a table. */
const border = /\n(?=[ \t>\r]*(?:\n|[-*+] |\d{1,9}[.)] |#{1,6} |\|))/g

/** What the first line begins with that says how it is shown. */
const marks = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})\s+)?(?:\[[ xX]\]\s+)?/

/**
 * The paragraph, item or row around a place in a text; of a long one, the part that leads there. `withoutCode` has spaces in the place
 * of code, and ends of lines in that of whole blocks of it: no border lies within the one, and nothing goes on beyond the other.
 */
export function passagesOf(text: string, withoutCode: string) {
  const borders = [...withoutCode.matchAll(border)].map(({ index }) => index)
  return (at: number): string => {
    const from = (borders.findLast((index) => index < at) ?? -1) + 1
    const until = borders.find((index) => index >= at) ?? text.length
    const lead = text.slice(from, at).replace(marks, '')
    const rest = text.slice(at, Math.min(until, at + READ_ON))
    return withoutBars((lead.length > LEAD ? `… ${lastWords(lead)}` : lead) + rest).trim()
  }
}

/** From the beginning of a sentence, or at least of a word; of a link that is cut, its words. */
function lastWords(lead: string): string {
  const near = lead.slice(-LEAD)
  const sentence = [...near.matchAll(/[.!?:]\s+/g)].at(-1)
  const [gap] = sentence ?? near.match(/\s+/) ?? ['']
  const before = sentence?.index ?? near.indexOf(gap)
  return near.slice(before + gap.length).replace(/^([^[\]]*)\]\([^()\s]*\)/, '$1')
}

const withoutBars = (passage: string) =>
  passage.startsWith('|')
    ? passage
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(' · ')
    : passage
