// No guard: whoever has the mail can stop the next one, signed in or not.
import { createFileRoute } from '@tanstack/react-router'
import { Unsubscribe } from '#client/features/unsubscribe/Unsubscribe.tsx'

export const Route = createFileRoute('/unsubscribe/$token')({ component: UnsubscribePage })

function UnsubscribePage() {
  const { token } = Route.useParams()
  return <Unsubscribe key={token} token={token} />
}
