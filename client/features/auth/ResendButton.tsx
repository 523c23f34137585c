import { useEffect, useState } from 'react'
import { useConfig } from '#client/core/config.ts'
import { FormError } from '#client/ui/FormError.tsx'
import { Button } from '#client/ui/plain/Button.tsx'
import { t } from '#contract/texts.ts'
import { useResendVerification } from './data.ts'

/** A mail takes a moment; whoever presses again at once only gets a second one. */
const PAUSE_SECONDS = 30

const sentWords = (pause: number) => (pause > 0 ? t`Sent. Again in ${pause} s` : t`Send the mail again`)
const madeWords = (pause: number) => (pause > 0 ? t`Made. Again in ${pause} s` : t`Make a new link`)

export function ResendButton({ email }: { email: string }) {
  const resend = useResendVerification()
  const sendsMail = useConfig()?.mail !== false
  const [pause, setPause] = useState(0)

  useEffect(() => {
    if (pause === 0) return
    const timer = setTimeout(() => setPause(pause - 1), 1000)
    return () => clearTimeout(timer)
  }, [pause])

  return (
    <>
      <FormError error={resend.error} fallback="Failed to resend verification email" />
      <Button
        variant="default"
        size="md"
        fullWidth
        busy={resend.isPending}
        disabled={pause > 0}
        onClick={() => resend.send({ email }, { onSuccess: () => setPause(PAUSE_SECONDS) })}
      >
        {sendsMail ? sentWords(pause) : madeWords(pause)}
      </Button>
    </>
  )
}
