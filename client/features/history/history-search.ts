export interface HistorySearch {
  /** The moment that is shown; without one it is now. */
  at?: string | undefined
}

/** Whatever somebody typed into the address: what is no moment is undefined, since a key that is left out keeps what was typed. */
export function historySearch(search: Record<string, unknown>): HistorySearch {
  const moment = typeof search.at === 'string' ? Date.parse(search.at) : Number.NaN
  return { at: Number.isNaN(moment) ? undefined : new Date(moment).toISOString() }
}
