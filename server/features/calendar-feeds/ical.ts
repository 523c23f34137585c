// A calendar as text, as RFC 5545 wants it: all-day events, lines folded at 75 octets, everything a person typed escaped.
import { addDays } from '#contract/days.ts'

export interface CalendarEvent {
  uid: string
  title: string
  description: string
  url: string
  /** YYYY-MM-DD, the last one included. */
  firstDay: string
  lastDay: string
  isCanceled: boolean
  version: number
  /** ISO 8601 */
  updatedAt: string
}

const CRLF = '\r\n'
const MAX_OCTETS = 75

export function calendarText(name: string, events: CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hearth//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    // How often programs shall look. They take it as a hint.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => folded(line) + CRLF).join('')
}

const eventLines = (event: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  // When it last changed, not when it was read: a calendar in which nothing happened is the same text again.
  `DTSTAMP:${inUtc(event.updatedAt)}`,
  `LAST-MODIFIED:${inUtc(event.updatedAt)}`,
  `SEQUENCE:${event.version}`,
  `DTSTART;VALUE=DATE:${plain(event.firstDay)}`,
  // The end of an all-day event is the day after it.
  `DTEND;VALUE=DATE:${plain(addDays(event.lastDay, 1))}`,
  `SUMMARY:${escaped(event.title)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  `URL:${event.url}`,
  `STATUS:${event.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
  // A task on a day does not make its owner busy all of it.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

const plain = (day: string) => day.replaceAll('-', '')
const inUtc = (moment: string) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

function escaped(text: string) {
  const breaks = text.replace(/\r\n?/g, '\n')
  // Whatever else controls a terminal has no place in a line.
  const words = breaks.replace(/[^\P{Cc}\n\t]/gu, '')
  return words.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')
}

/** By octets, but never within a character: a cut one is two broken ones to most readers. */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > MAX_OCTETS) {
      text += `${CRLF} `
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}
