import { Button } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import classes from './ShowOlder.module.css'

interface Props {
  list: UseInfiniteQueryResult<unknown>
}

/** The end of a list that loads on as far as somebody scrolls. Nothing once all of it is there. */
export function ShowOlder({ list }: Props) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const { ref, inViewport } = useInViewport()

  useEffect(() => {
    // After a failure only the button asks again, or a broken network would be asked without end.
    if (inViewport && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [inViewport, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])

  if (!hasNextPage) return null
  return (
    <div ref={ref} className={classes.older}>
      <Button variant="default" onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
        {isFetchNextPageError ? 'Try again' : 'Show older'}
      </Button>
    </div>
  )
}
