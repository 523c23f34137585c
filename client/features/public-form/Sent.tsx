import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Button } from '#client/ui/plain/Button.tsx'
import { buttonLook } from '#client/ui/plain/button-look.ts'
import classes from './Sent.module.css'
import { confirmationWords } from './thanks.ts'
import type { Outcome } from './use-sending.ts'

interface Props {
  outcome: Outcome
  onAnother(): void
}

export function Sent({ outcome: { confirmation, redirectPath }, onAnother }: Props) {
  const words = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone: whoever hears the page hears this next.
  useEffect(() => words.current?.focus(), [])
  return (
    <div className={classes.sent}>
      <span className={classes.mark}>
        <IconCheck size={26} stroke={2.2} aria-hidden />
      </span>
      <p ref={words} tabIndex={-1} className={classes.words}>
        {confirmationWords(confirmation)}
      </p>
      {redirectPath && !redirectPath.startsWith('/') && (
        <a href={redirectPath} target="_top" {...buttonLook({ size: 'md' }, classes.onward)}>
          Go on to {new URL(redirectPath).host}
        </a>
      )}
      <Button variant="default" size="md" onClick={onAnother}>
        Send another
      </Button>
    </div>
  )
}
