import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { track } from '#client/core/analytics.ts'
import { toast } from '#client/core/toasts.tsx'
import { CallError } from '#client/core/transport.ts'
import { useFocus } from '#client/core/use-focus.ts'
import { PasswordField } from '#client/ui/plain/PasswordField.tsx'
import { AuthForm } from './AuthForm.tsx'
import { useLogin } from './data.ts'
import { EmailField } from './EmailField.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { useArrival } from './use-arrival.ts'

interface Credentials {
  email: string
  password: string
}

/** E-mail and password first; the code from the authenticator app only when the server asks for it. */
export function LoginForm({ email: givenEmail }: { email?: string | undefined }) {
  const login = useLogin()
  const arrive = useArrival()
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState<Credentials | null>(null)
  const [email, setEmail] = useState(givenEmail)
  const firstField = useFocus<HTMLInputElement>()

  const attempt = (credentials: Credentials, totp?: string) =>
    login.send(totp === undefined ? credentials : { ...credentials, totp }, {
      onSuccess: (auth) => {
        track('login')
        arrive(auth)
      },
      onError: (error) => {
        if (!(error instanceof CallError)) return
        if (error.code === 'totp_required') setWaiting(credentials)
        if (error.code === 'email_not_verified') {
          toast.info(error.message)
          void navigate({ to: '/signup/success', search: { email: credentials.email } })
        }
      },
    })

  if (waiting) {
    return (
      <SecondFactorForm
        onSubmit={(totp) => attempt(waiting, totp)}
        onBack={() => {
          setEmail(waiting.email)
          setWaiting(null)
          login.reset()
        }}
        error={login.error}
        busy={login.isPending}
      />
    )
  }
  return (
    <>
      <GoogleButton />
      <AuthForm
        fields={['email', 'password']}
        onSubmit={(values) => attempt(values)}
        error={login.error}
        failure="Login failed"
        busy={login.isPending}
        submitLabel="Log in"
      >
        {(problems) => (
          <>
            <EmailField
              ref={email ? undefined : firstField}
              defaultValue={email}
              autoComplete="username"
              error={problems.email}
            />
            <PasswordField
              ref={email ? firstField : undefined}
              name="password"
              label="Password"
              aside={<Link to="/forgot-password">Forgot password?</Link>}
              autoComplete="current-password"
              error={problems.password}
            />
          </>
        )}
      </AuthForm>
    </>
  )
}
