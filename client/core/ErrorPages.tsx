import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ErrorLayout } from '#client/ui/layouts/ErrorLayout.tsx'
import { Button } from '#client/ui/plain/Button.tsx'
import { LinkButton } from '#client/ui/plain/LinkButton.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { onMissingPart } from './build-poll.ts'
import { CallError } from './transport.ts'

export function NotFoundPage() {
  usePageTitle('Page Not Found')
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
    : error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message)

export function ErrorPage(problem: ErrorComponentProps) {
  return isUnreachable(problem.error) ? <UnreachablePage /> : <CrashPage {...problem} />
}

function UnreachablePage() {
  usePageTitle('No connection')
  useEffect(() => {
    window.addEventListener('online', onMissingPart)
    return () => window.removeEventListener('online', onMissingPart)
  }, [])
  return (
    <ErrorLayout title="No connection" actions={<Button onClick={() => void onMissingPart()}>Try again</Button>}>
      This page could not be loaded. It opens by itself once you are online again.
    </ErrorLayout>
  )
}

/** A server that refused says so with its own status; anything else is our fault and a 500. */
function CrashPage({ error, reset }: ErrorComponentProps) {
  usePageTitle('Internal Server Error')
  const router = useRouter()
  const status = error instanceof CallError && error.status >= 400 ? error.status : 500
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <ErrorLayout
      status={status}
      title="Internal Server Error"
      actions={
        <>
          <Button onClick={retry}>Try again</Button>
          <LinkButton variant="default" to="/" reloadDocument>
            Start page
          </LinkButton>
        </>
      }
    >
      {error instanceof CallError ? error.message : 'Something broke on this page. Your saved work is safe.'}
    </ErrorLayout>
  )
}
