import { createFileRoute, Link } from '@tanstack/react-router'
import { GoogleReturn } from '#client/features/auth/GoogleReturn.tsx'
import { LoginForm } from '#client/features/auth/LoginForm.tsx'
import { GatekeeperLayout } from '#client/ui/layouts/GatekeeperLayout.tsx'

interface Search {
  /** Whom an invitation was sent to. */
  email?: string
  /** Google sends people back here with these two. */
  code?: string
  state?: string
}

export const Route = createFileRoute('/_public/login')({
  validateSearch: ({ email, code, state }: Record<string, unknown>): Search => ({
    ...(typeof email === 'string' && { email }),
    ...(typeof code === 'string' && { code }),
    ...(typeof state === 'string' && { state }),
  }),
  component: LoginPage,
})

function LoginPage() {
  const { email, code, state } = Route.useSearch()
  return (
    <GatekeeperLayout
      title="Welcome back"
      description="Log in to your projects."
      aside={
        <>
          New here? <Link to="/signup">Create an account</Link>
        </>
      }
    >
      {code && state ? <GoogleReturn code={code} state={state} /> : <LoginForm email={email} />}
    </GatekeeperLayout>
  )
}
