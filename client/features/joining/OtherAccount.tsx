import { session } from '#client/core/session.ts'
import { Button } from '#client/ui/plain/Button.tsx'
import { LinkButton } from '#client/ui/plain/LinkButton.tsx'

interface Props {
  /** Where the other account goes on after logging in. */
  goOn: string
}

/** For somebody who is signed in as another person than the invited one. */
export function OtherAccount({ goOn }: Props) {
  const switchAccount = () => {
    session.rememberRoute(goOn)
    session.signOut()
  }
  return (
    <>
      <Button size="md" onClick={switchAccount}>
        Log out and continue
      </Button>
      <LinkButton size="md" variant="default" to="/workspaces">
        My workspaces
      </LinkButton>
    </>
  )
}
