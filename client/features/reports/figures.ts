// Figures that a project and a workspace both show above their charts.

import type { Compared, ComparedMaybe } from '#contract/report-parts.ts'
import { t } from '#contract/texts.ts'
import type { useReport } from './report-context.ts'
import { countWords, DASH, hoursWords, shareChange, spanWords, unitChange } from './words.ts'

export type Show = ReturnType<typeof useReport>['show']

export const completedFigure = (completed: Compared, show: Show) => ({
  label: t`Completed`,
  value: countWords(completed.now),
  change: shareChange(completed, 'more'),
  onOpen: () => show('completed'),
})

export const cycleTimeFigure = (cycleTime: ComparedMaybe, show: Show) => ({
  label: t`Cycle time`,
  value: cycleTime.now === null ? DASH : spanWords(cycleTime.now),
  change: unitChange(cycleTime, spanWords, 'less'),
  note: cycleTime.now === null ? t`Nothing was completed whose start is known` : t`The median`,
  onOpen: cycleTime.now === null ? undefined : () => show('cycleTime'),
})

export const overdueFigure = (overdue: number, show: Show) => ({
  label: t`Overdue`,
  value: countWords(overdue),
  onOpen: () => show('overdue'),
})

export const openFigure = (open: number, show: Show) => ({
  label: t`Open`,
  value: countWords(open),
  onOpen: () => show('open'),
})

export const loggedFigure = (loggedSeconds: Compared, show: Show) => ({
  label: t`Time logged`,
  value: hoursWords(loggedSeconds.now),
  change: unitChange(loggedSeconds, hoursWords, null),
  onOpen: () => show('logged'),
})
