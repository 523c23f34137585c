import { Button } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { ErrorLayout } from '#client/ui/layouts/ErrorLayout.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
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
          <Button size="sm" variant="default" onClick={() => router.history.back()}>
            Go back
          </Button>
          <LinkButton size="sm" to="/">
            Start page
          </LinkButton>
        </>
      }
    >
      There is nothing at this address. The link may be old, or the page has moved.
    </ErrorLayout>
  )
}

/** A server that refused says so with its own status; anything else is our fault and a 500. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
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
          <Button size="sm" onClick={retry}>
            Try again
          </Button>
          <Button size="sm" variant="default" component="a" href="/">
            Start page
          </Button>
        </>
      }
    >
      {error instanceof CallError ? error.message : 'Something broke on this page. Your saved work is safe.'}
    </ErrorLayout>
  )
}
