import type { ReactNode } from 'react'
import { errorMessage } from '#client/core/error-message.ts'
import { LoadFailure } from './LoadFailure.tsx'

interface Props<Data> {
  /** The answer of one query, or of several put together. */
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch(): Promise<unknown> }
  /** Of the shape of what is coming, so that nothing jumps when it arrives. */
  skeleton: ReactNode
  /** Said when nobody else says why. */
  failure: string
  children(data: Data): ReactNode
}

/** The three faces of everything that is fetched: waiting, failed, here. */
export function Loaded<Data>({
  query: { data, error, isFetching, refetch },
  skeleton,
  failure,
  children,
}: Props<Data>) {
  if (data !== undefined) return children(data)
  if (!error) return skeleton
  return <LoadFailure message={errorMessage(error, failure)} onRetry={() => void refetch()} busy={isFetching} />
}
