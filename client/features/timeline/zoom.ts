import { t } from '#contract/texts.ts'
import { type Zoom, zooms } from './timeline-search.ts'

export const zoomWords: Record<Zoom, string> = { day: t`Day`, week: t`Week`, month: t`Month`, quarter: t`Quarter` }

/** How wide a day is drawn. */
export const dayWidths: Record<Zoom, number> = { day: 40, week: 18, month: 6, quarter: 2.5 }

/** How many days one step with the keyboard is, when it is a large one. */
export const zoomDays: Record<Zoom, number> = { day: 7, week: 7, month: 30, quarter: 91 }

/** One step nearer or further away; the same at either end. */
export function zoomedBy(zoom: Zoom, steps: number): Zoom {
  const at = zooms.indexOf(zoom) + steps
  return zooms[Math.max(0, Math.min(zooms.length - 1, at))]!
}
