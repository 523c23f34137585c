import { createContext, useContext } from 'react'
import type { Person } from '#contract/people.ts'
import type { Figure } from './data.ts'

/** What a report stands in: whom and what its ids mean, and how it shows the tasks behind a figure. */
export interface ReportPlace<Shown extends Figure = Figure> {
  people: ReadonlyMap<string, Person>
  /** 0 is Sunday. */
  weekStart: number
  show(figure: Shown, bucket?: string): void
}

export const ReportContext = createContext<ReportPlace | null>(null)

export function useReport(): ReportPlace {
  const place = useContext(ReportContext)
  if (!place) throw new Error('useReport needs a report around it')
  return place
}
