import { useEffect, useRef, useState } from 'react'
import { track } from '#client/core/analytics.ts'
import { useConfig } from '#client/core/config.ts'
import { errorMessage } from '#client/core/error-message.ts'
import { CallError } from '#client/core/transport.ts'
import { LinkButton } from '#client/ui/plain/LinkButton.tsx'
import { Spinner } from '#client/ui/plain/Spinner.tsx'
import { t } from '#contract/texts.ts'
import { useLoginWithGoogle } from './data.ts'
import classes from './GoogleReturn.module.css'
import { endJourney, leaveForGoogle, returnFromGoogle } from './google.ts'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { useArrival } from './use-arrival.ts'

/** Back from Google with a code: exchanges it, once. */
export function GoogleReturn({ code, state }: { code: string; state: string }) {
  const login = useLoginWithGoogle()
  const arrive = useArrival()
  const google = useConfig()?.google
  const [input] = useState(() => returnFromGoogle(code, state))
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current || !input) return
    begun.current = true
    endJourney()
    login.send(input, {
      onSuccess: (auth) => {
        track('login')
        arrive(auth)
      },
    })
  }, [input, login, arrive])

  if (login.error instanceof CallError && /totp/.test(login.error.code) && google) {
    return (
      <SecondFactorForm
        onSubmit={(totp) => void leaveForGoogle(google, totp)}
        onBack={() => window.location.assign('/login')}
        error={login.error}
        busy={false}
      />
    )
  }
  if (login.error || !input) {
    return (
      <div className={classes.failed} role="alert">
        <p>{errorMessage(login.error, t`This sign-in was not started here, or it took too long. Please try again.`)}</p>
        <LinkButton to="/login" size="md" fullWidth>
          Back to login
        </LinkButton>
      </div>
    )
  }
  return (
    <output className={classes.waiting}>
      <Spinner />
      Signing you in
    </output>
  )
}
