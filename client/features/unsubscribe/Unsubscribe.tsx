import { errorMessage } from '#client/core/error-message.ts'
import { Button } from '#client/ui/plain/Button.tsx'
import { ColorSchemeSwitch } from '#client/ui/plain/ColorSchemeSwitch.tsx'
import { LinkButton } from '#client/ui/plain/LinkButton.tsx'
import { useNoIndex } from '#client/ui/use-no-index.ts'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { Wordmark } from '#client/ui/Wordmark.tsx'
import { t } from '#contract/texts.ts'
import { useUnsubscribe } from './data.ts'
import classes from './Unsubscribe.module.css'

interface Props {
  token: string
}

/** Asks for a click: programs that look through mails follow every link in them. */
export function Unsubscribe({ token }: Props) {
  usePageTitle(t`Unsubscribe`)
  useNoIndex()
  const { output, error, isPending, send } = useUnsubscribe()
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <Wordmark />
        <ColorSchemeSwitch />
      </header>
      <main className={classes.card}>
        {output ? (
          <>
            <h1>You are unsubscribed</h1>
            <p role="status">{output.message}</p>
          </>
        ) : (
          <>
            <h1>Stop these mails?</h1>
            <p>You will get no more mails of the kind this link came with. Everything else stays as it is.</p>
            {error && (
              <p className={classes.error} role="alert">
                {errorMessage(error, t`Failed to unsubscribe`)}
              </p>
            )}
          </>
        )}
        <div className={classes.actions}>
          {!output && (
            <Button size="md" busy={isPending} onClick={() => send({ token })}>
              Unsubscribe
            </Button>
          )}
          <LinkButton size="md" variant="default" to="/account/notifications">
            All preferences
          </LinkButton>
        </div>
      </main>
    </div>
  )
}
