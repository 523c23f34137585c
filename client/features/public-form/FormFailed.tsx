import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { errorMessage } from '#client/core/error-message.ts'
import { Button } from '#client/ui/plain/Button.tsx'
import { t } from '#contract/texts.ts'
import classes from './FormPage.module.css'
import { FormPage } from './FormPage.tsx'

/** In place of the app's own error page, whose links lead into the app. */
export function FormFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <FormPage title="Form">
      <div className={classes.message} role="alert">
        <h1>This form cannot be shown</h1>
        <p>{errorMessage(error, t`Something broke on this page.`)}</p>
        <Button size="md" onClick={retry}>
          Try again
        </Button>
      </div>
    </FormPage>
  )
}
