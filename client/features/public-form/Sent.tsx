import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Button } from '#client/ui/plain/Button.tsx'
import classes from './Sent.module.css'
import { confirmationWords } from './thanks.ts'

interface Props {
  confirmation: string
  onAnother(): void
}

export function Sent({ confirmation, onAnother }: Props) {
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
      <Button variant="default" size="md" onClick={onAnother}>
        Send another
      </Button>
    </div>
  )
}
