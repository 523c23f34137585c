import { useConfig } from '#client/core/config.ts'
import { Button } from '#client/ui/plain/Button.tsx'
import classes from './GoogleButton.module.css'
import { leaveForGoogle } from './google.ts'

/** Only where the server is set up for it. */
export function GoogleButton() {
  const google = useConfig()?.google
  if (!google) return null
  return (
    <div className={classes.google}>
      <Button variant="default" size="md" fullWidth onClick={() => void leaveForGoogle(google)}>
        <GoogleMark />
        Continue with Google
      </Button>
      <p className={classes.or}>or with your e-mail</p>
    </div>
  )
}

function GoogleMark() {
  return (
    <svg width="17" height="17" viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10.1 10.1 0 0 1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1Z"
      />
      <path
        fill="#34A853"
        d="M24 46c5.9 0 10.9-2 14.5-5.3l-7.1-5.5c-2 1.3-4.5 2.1-7.4 2.1-5.7 0-10.5-3.9-12.3-9H4.4v5.7A22 22 0 0 0 24 46Z"
      />
      <path fill="#FBBC05" d="M11.7 28.2a13.2 13.2 0 0 1 0-8.4v-5.7H4.4a22 22 0 0 0 0 19.8l7.3-5.7Z" />
      <path
        fill="#EA4335"
        d="M24 10.7c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3A21.2 21.2 0 0 0 24 2 22 22 0 0 0 4.4 14.1l7.3 5.7c1.8-5.2 6.6-9.1 12.3-9.1Z"
      />
    </svg>
  )
}
