// How high a card will be, from what stands on it: the numbers are those of the style sheets of Card, CardBody, CardFoot and LabelChip.
import type { CardProperties } from '#contract/boards.ts'
import type { Label } from '#contract/labels.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { type FootFact, footFacts, MOST_LABELS } from './card-parts.ts'
import { lineCount, textWidth } from './text-width.ts'

const INSETS = 16 + 24
const PADDING = 20
const HEAD = 20
const TITLE_GAP = 4
const TITLE_LINE = 19
const MOST_TITLE_LINES = 3
const LABEL = 22
const LABEL_GAP = 4
const LABEL_INSETS = 28
const MORE_INSETS = 8
const ROW_GAP = 8
const FACT = 20
const FACT_GAP = 11
const FACT_ROW_GAP = 4
const FACT_INSETS = 18
const TIMER_INSETS = 28
const COVER = 86
const COLOR_COVER = 38

const titleFont = { weight: 500, size: 13.5, spacing: -0.081 }
const smallFont = { weight: 400, size: 12, spacing: 0 }

type Labels = ReadonlyMap<string, Pick<Label, 'name'>>

interface On {
  properties: CardProperties
  labels: Labels
  columnWidth: number
}

interface Kept extends On {
  height: number
}

const kept = new WeakMap<TaskCard, Kept>()

/** Worked out once per state of a task: when one card of a long column moves, the places of all are reckoned anew. */
export function cardHeight(task: TaskCard, { properties, labels, columnWidth }: On): number {
  const known = kept.get(task)
  if (known?.properties === properties && known.labels === labels && known.columnWidth === columnWidth)
    return known.height
  const height = heightOf(task, properties, labels, columnWidth - INSETS)
  kept.set(task, { properties, labels, columnWidth, height })
  return height
}

function heightOf(task: TaskCard, properties: CardProperties, labels: Labels, width: number): number {
  let height = PADDING + HEAD
  if (properties.cover && task.coverImage) height += COVER
  else if (properties.cover && task.cover) height += COLOR_COVER
  if (properties.title) {
    height += TITLE_GAP + Math.min(MOST_TITLE_LINES, lineCount(task.title, titleFont, width)) * TITLE_LINE
  }
  const names = properties.labels ? task.labels.flatMap((id) => labels.get(id)?.name ?? []) : []
  if (names.length > 0) {
    const widths = names.slice(0, MOST_LABELS).map((name) => Math.min(width, labelWidth(name)))
    if (names.length > MOST_LABELS) widths.push(textWidth(`+${names.length - MOST_LABELS}`, smallFont) + MORE_INSETS)
    const rows = rowsOf(widths, LABEL_GAP, width)
    height += ROW_GAP + rows * LABEL + (rows - 1) * LABEL_GAP
  }
  const facts = footFacts(task, properties)
  if (facts.length > 0) {
    const rows = rowsOf(facts.map(factWidth), FACT_GAP, width)
    height += ROW_GAP + rows * FACT + (rows - 1) * FACT_ROW_GAP
  }
  return height
}

const labelWidth = (name: string) => textWidth(name, smallFont) + LABEL_INSETS
const factWidth = ({ words, isTimer }: FootFact) => textWidth(words, smallFont) + (isTimer ? TIMER_INSETS : FACT_INSETS)

/** How many rows things of these widths take that wrap like words. */
function rowsOf(widths: number[], gap: number, available: number): number {
  let rows = 1
  let taken = 0
  for (const width of widths) {
    if (taken > 0 && taken + gap + width > available) {
      rows += 1
      taken = width
    } else taken += (taken > 0 ? gap : 0) + width
  }
  return rows
}
