// How high a card will be, from what stands on it: the numbers are those of Card.module.css.
import type { CardProperties } from '#contract/boards.ts'
import type { Label } from '#contract/labels.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { hasFoot } from './card-parts.ts'
import { lineCount, textWidth } from './text-width.ts'

export const COLUMN_WIDTH = 292
const INNER_WIDTH = COLUMN_WIDTH - 16 - 24
const PADDING = 20
const HEAD = 20
const TITLE_GAP = 4
const TITLE_LINE = 19
const MOST_TITLE_LINES = 3
const LABEL = 22
const LABEL_GAP = 4
const LABEL_INSETS = 28
const ROW_GAP = 8
const FOOT = 20
const COVER = 86
const COLOR_COVER = 38

const titleFont = { weight: 500, size: 13.5, spacing: -0.081 }
const labelFont = { weight: 400, size: 12, spacing: 0 }

type Labels = ReadonlyMap<string, Pick<Label, 'name'>>

interface Kept {
  properties: CardProperties
  labels: Labels
  height: number
}

const kept = new WeakMap<TaskCard, Kept>()

/** Worked out once per state of a task: when one card of a long column moves, the places of all are reckoned anew. */
export function cardHeight(task: TaskCard, properties: CardProperties, labels: Labels): number {
  const known = kept.get(task)
  if (known?.properties === properties && known.labels === labels) return known.height
  const height = heightOf(task, properties, labels)
  kept.set(task, { properties, labels, height })
  return height
}

function heightOf(task: TaskCard, properties: CardProperties, labels: Labels): number {
  let height = PADDING + HEAD
  if (properties.cover && task.coverImage) height += COVER
  else if (properties.cover && task.cover) height += COLOR_COVER
  if (properties.title) {
    height += TITLE_GAP + Math.min(MOST_TITLE_LINES, lineCount(task.title, titleFont, INNER_WIDTH)) * TITLE_LINE
  }
  const names = properties.labels ? task.labels.flatMap((id) => labels.get(id)?.name ?? []) : []
  if (names.length > 0) {
    const rows = labelRows(names)
    height += ROW_GAP + rows * LABEL + (rows - 1) * LABEL_GAP
  }
  if (hasFoot(task, properties)) height += ROW_GAP + FOOT
  return height
}

function labelRows(names: string[]): number {
  let rows = 1
  let taken = 0
  for (const name of names) {
    const width = Math.min(INNER_WIDTH, textWidth(name, labelFont) + LABEL_INSETS)
    if (taken > 0 && taken + LABEL_GAP + width > INNER_WIDTH) {
      rows += 1
      taken = width
    } else taken += (taken > 0 ? LABEL_GAP : 0) + width
  }
  return rows
}
