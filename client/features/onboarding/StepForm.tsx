import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { t } from '#contract/texts.ts'
import classes from './StepForm.module.css'

interface Props {
  headingId: string
  title: string
  description: string
  children: ReactNode
  onBack?: (() => void) | undefined
  onContinue(): void
  continueLabel?: string
  busy?: boolean
  disabled?: boolean
  /** Beside the button that goes on. */
  skip?: ReactNode
}

/** One question with its way back and on. */
export function StepForm({
  headingId,
  title,
  description,
  children,
  onBack,
  onContinue,
  continueLabel = t`Continue`,
  busy = false,
  disabled = false,
  skip,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Where a keyboard or a screen reader goes on reading; the button that led here is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!disabled && !busy) onContinue()
  }

  return (
    <form className={classes.step} onSubmit={submit} noValidate>
      <h1 id={headingId} ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      <p className={classes.description}>{description}</p>
      {children}
      <div className={classes.buttons}>
        {onBack && (
          <Button
            size="sm"
            variant="subtle"
            color="gray"
            leftSection={<IconArrowLeft size={15} stroke={1.8} />}
            onClick={onBack}
            disabled={busy}
          >
            Back
          </Button>
        )}
        <span className={classes.gap} />
        {skip}
        <Button size="sm" type="submit" loading={busy} disabled={disabled}>
          {continueLabel}
        </Button>
      </div>
    </form>
  )
}
