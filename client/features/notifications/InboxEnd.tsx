import { Button } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import classes from './Inbox.module.css'

interface Props {
  inbox: UseInfiniteQueryResult<unknown>
}

/** Loads on when it comes into view, as far as somebody scrolls. */
export function InboxEnd({ inbox }: Props) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = inbox
  const { ref, inViewport } = useInViewport()

  useEffect(() => {
    // After a failure only the button asks again, or a broken network would be asked without end.
    if (inViewport && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [inViewport, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])

  if (!hasNextPage) return <p className={classes.hint}>J and K move, Enter opens, E marks as read or unread.</p>
  return (
    <div ref={ref} className={classes.more}>
      <Button variant="default" onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
        {isFetchNextPageError ? 'Try again' : 'Show older'}
      </Button>
    </div>
  )
}
