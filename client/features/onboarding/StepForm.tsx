import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { isTouch } from '#client/core/is-touch.ts'
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

const fields = 'input:not([type="radio"], [type="checkbox"])'

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
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone. Whoever has a keyboard can type at once; on a phone one would cover half the screen.
  useEffect(() => {
    const field = isTouch() ? null : form.current?.querySelector<HTMLElement>(fields)
    const first = field ?? heading.current
    first?.focus({ preventScroll: true })
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!disabled && !busy) onContinue()
  }

  return (
    <form ref={form} className={classes.step} onSubmit={submit} noValidate aria-labelledby={headingId}>
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
