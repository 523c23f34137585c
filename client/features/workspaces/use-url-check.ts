import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { freeUrlQuery, urlCheckQuery } from './data.ts'

const PAUSE_IN_TYPING_MS = 350

/** `unknown`: nothing typed, or the server could not be asked. It has the last word on saving anyway. */
export type UrlState = 'unknown' | 'checking' | 'free' | 'taken'

/** Asks while somebody types whether an address is free, and for one near it when it is not. */
export function useUrlCheck(url: string): { state: UrlState; suggestion: string | null } {
  const [settled] = useDebouncedValue(url, PAUSE_IN_TYPING_MS)
  const check = useQuery(urlCheckQuery(settled))
  const taken = check.data === false
  const { data: suggestion = null } = useQuery({ ...freeUrlQuery(settled), enabled: taken })

  if (url === '') return { state: 'unknown', suggestion: null }
  if (settled !== url || check.isFetching) return { state: 'checking', suggestion: null }
  if (check.data === undefined) return { state: 'unknown', suggestion: null }
  return { state: taken ? 'taken' : 'free', suggestion }
}
