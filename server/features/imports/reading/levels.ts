// Words for how urgent and how large, and what a status means, as our numbers. See `priorities` and `complexities` of the contract.
import type { ColumnKind } from '#server/features/imports/plan.ts'
import { sameName } from './text.ts'

const table = (rows: Record<number, string[]>) =>
  new Map(Object.entries(rows).flatMap(([level, words]) => words.map((word) => [sameName(word), Number(level)])))

const none = ['none', 'keine', 'aucune', 'ninguna', '-']

const priorityWords = table({
  0: [...none, 'no priority', 'keine priorität'],
  1: [
    'urgent',
    'highest',
    'critical',
    'blocker',
    'immediate',
    'p0',
    'p1',
    'dringend',
    'höchste',
    'kritisch',
    'la plus haute',
    'la plus élevée',
    'urgente',
    'critique',
    'muy alta',
    'crítica',
    'crítico',
  ],
  2: ['high', 'major', 'important', 'p2', 'hoch', 'haute', 'élevée', 'importante', 'alta', 'alto'],
  3: ['medium', 'normal', 'moderate', 'p3', 'mittel', 'moyenne', 'media', 'medio', 'normale'],
  4: [
    'low',
    'lowest',
    'minor',
    'trivial',
    'p4',
    'p5',
    'niedrig',
    'niedrigste',
    'gering',
    'basse',
    'faible',
    'la plus basse',
    'baja',
    'muy baja',
    'bajo',
  ],
})

const knownPriority = (text: string) => (/^[0-4]$/.test(text.trim()) ? Number(text) : priorityWords.get(sameName(text)))

/** 0 when it is not known. */
export const priorityOf = (text: string): number => knownPriority(text) ?? 0

export const isPriority = (text: string) => knownPriority(text) !== undefined

const complexityWords = table({
  0: [...none, 'easy', 'xs', 'tiny', 'trivial'],
  1: ['normal', 's', 'small'],
  2: ['medium', 'm'],
  3: ['hard', 'l', 'large'],
  4: ['extreme', 'xl', 'xxl', 'huge'],
})

function knownComplexity(text: string): number | undefined {
  if (/^\d+$/.test(text.trim())) return Math.min(Number(text), 4)
  const seconds = secondsOf(text)
  return seconds === null ? complexityWords.get(sameName(text)) : complexityOfSeconds(seconds)
}

/** 0 when it is not known. */
export const complexityOf = (text: string): number => knownComplexity(text) ?? 0

export const isComplexity = (text: string) => knownComplexity(text) !== undefined

/** Points as teams give them: 1, 2, 3, 5, 8 and more. */
export const complexityOfPoints = (text: string) => {
  const points = Number(text.replace(',', '.'))
  return points > 0 ? Math.max(0, [1, 2, 3, 5].filter((most) => points > most).length) : 0
}

const HOUR = 3600

export const complexityOfSeconds = (seconds: number) =>
  [HOUR, 4 * HOUR, 8 * HOUR, 24 * HOUR].filter((most) => seconds > most).length

/** A working day, as people estimate in days. */
const DAY = 8 * HOUR

const units = new Map<string, number>(
  Object.entries({
    m: 60,
    min: 60,
    minute: 60,
    minuten: 60,
    h: HOUR,
    hr: HOUR,
    hour: HOUR,
    std: HOUR,
    stunde: HOUR,
    stunden: HOUR,
    d: DAY,
    day: DAY,
    tag: DAY,
    tage: DAY,
    w: 5 * DAY,
    week: 5 * DAY,
    woche: 5 * DAY,
    wochen: 5 * DAY,
  }),
)

/** "3h", "1.5 hours", "2d 4h": how long that is, or nothing where something else is said as well. */
function secondsOf(text: string): number | null {
  const plain = text.trim().toLowerCase().replaceAll(',', '.')
  if (!/^(?:\d+(?:\.\d+)?\s*[a-z]+\s*)+$/.test(plain)) return null
  const found = [...plain.matchAll(/([\d.]+)\s*([a-z]+)/g)].map(([, number, unit]) => {
    const length = units.get(unit!) ?? units.get(unit!.replace(/s$/, ''))
    return length === undefined ? Number.NaN : Number(number) * length
  })
  const total = found.reduce((sum, each) => sum + each, 0)
  return Number.isNaN(total) ? null : total
}

const completedWords = new Set(
  [
    'done',
    'closed',
    'complete',
    'completed',
    'resolved',
    'finished',
    'shipped',
    'released',
    'fixed',
    'fertig',
    'erledigt',
    'geschlossen',
    'abgeschlossen',
    'gelöst',
    'terminé',
    'terminée',
    'fermé',
    'fermée',
    'résolu',
    'fini',
    'hecho',
    'cerrado',
    'cerrada',
    'terminado',
    'resuelto',
    'resuelta',
    'listo',
    'finalizado',
    'finalizada',
  ].map(sameName),
)
const canceledWords = new Set(
  [
    'canceled',
    'cancelled',
    'duplicate',
    'wont do',
    'wont fix',
    'won’t do',
    'won’t fix',
    'rejected',
    'not planned',
    'declined',
    'abgebrochen',
    'abgelehnt',
    'annulé',
    'annulée',
    'rejeté',
    'cancelado',
    'cancelada',
    'rechazado',
  ].map(sameName),
)

export function kindOfStatus(title: string): ColumnKind {
  const name = sameName(title)
  if (completedWords.has(name)) return 'completed'
  return canceledWords.has(name) ? 'canceled' : 'new'
}

const startedWords = /progress|doing|review|test|started|development|arbeit|cours|curso|proceso/i
const backlogWords = /backlog|icebox|later|someday|triage|ideas?/i

/** The type of a column we make for one of theirs. */
export function typeOfColumn(title: string): string {
  const kind = kindOfStatus(title)
  if (kind === 'completed' || kind === 'canceled') return kind
  if (backlogWords.test(title)) return 'backlog'
  return startedWords.test(title) ? 'started' : 'unstarted'
}

export const listed = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
