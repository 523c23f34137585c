import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { ErrorLayout } from '#client/ui/layouts/ErrorLayout.tsx'
import { Button } from '#client/ui/plain/Button.tsx'
import { LinkButton } from '#client/ui/plain/LinkButton.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'
import { reloadOnce } from './build-poll.ts'
import { errorMessage } from './error-message.ts'
import { AGAIN_MS, isServerThere, untilServerIsThere } from './is-server-there.ts'
import { CallError } from './transport.ts'
import { untilWorthATry } from './worth-a-try.ts'

export function NotFoundPage() {
  usePageTitle(t`Page Not Found`)
  const router = useRouter()
  return (
    <ErrorLayout
      status={404}
      title="Page Not Found"
      actions={
        <>
          <Button variant="default" onClick={() => router.history.back()}>
            Go back
          </Button>
          <LinkButton to="/">Start page</LinkButton>
        </>
      }
    >
      There is nothing at this address. The link may be old, or the page has moved.
    </ErrorLayout>
  )
}

/** A page is loaded when it is first gone to; each browser says in its own words that it could not be. */
const isUnreachable = (error: unknown) =>
  error instanceof CallError
    ? error.status === 0
    : error instanceof Error && /import.* module|preload CSS/i.test(error.message)

/** A server that refused says so with its own status; anything else is our fault and a 500. Offline it opens once online. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isOffline = isUnreachable(error)
  const title = isOffline ? t`No connection` : t`Internal Server Error`
  usePageTitle(title)
  // What was asked of the server is asked again; a page that could not be fetched only comes with a new one.
  const isMissing = isOffline && !(error instanceof CallError)
  const askAgain = () => {
    reset()
    void router.invalidate()
  }
  const openOnceOnline = useEffectEvent(async (isStillWanted: () => boolean) => {
    // A call that fails although somebody answers is not made again as fast as it fails.
    if (!isMissing) await untilWorthATry(AGAIN_MS)
    const wasAway = await untilServerIsThere()
    if (!isStillWanted()) return
    if (!isMissing) askAgain()
    else if (wasAway) window.location.reload()
    // What is missing from a server that was there all along may be missing for good: no page turns in circles.
    else reloadOnce()
  })
  useEffect(() => {
    if (!isOffline) return
    let isGone = false
    void openOnceOnline(() => !isGone)
    return () => {
      isGone = true
    }
  }, [isOffline])
  const status = error instanceof CallError && error.status >= 400 ? error.status : 500
  const retry = async () => {
    if (!isMissing) askAgain()
    else if (await isServerThere()) window.location.reload()
  }
  return (
    <ErrorLayout
      status={isOffline ? undefined : status}
      title={title}
      actions={
        <>
          <Button onClick={retry}>Try again</Button>
          {/* Without a connection it leads out of the app. */}
          {!isOffline && (
            <LinkButton variant="default" to="/" reloadDocument>
              Start page
            </LinkButton>
          )}
        </>
      }
    >
      {isOffline
        ? 'This page opens once you are online again.'
        : error instanceof CallError
          ? errorMessage(error, error.message)
          : 'Something broke on this page. Your saved work is safe.'}
    </ErrorLayout>
  )
}
