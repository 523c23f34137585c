import { ActionIcon, Button } from '@mantine/core'
import { IconChevronDown, IconConfetti } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useMe } from '#client/core/session.ts'
import { toast } from '#client/core/toasts.tsx'
import progress from '#client/ui/progress.module.css'
import type { FirstStep } from '#contract/known-steps.ts'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { firstStepsQuery, useRememberFirstSteps } from './data.ts'
import classes from './FirstSteps.module.css'
import { Step } from './Step.tsx'

interface Props {
  workspace: Workspace
  /** Until the server has said which are done. */
  shown: FirstStep[]
}

/** On a phone they would push everything else off the screen. */
const isRoomy = () => window.matchMedia('(min-width: 768px)').matches

/** What to try first, ticked off as it is done, and gone when all of it is. */
export function FirstSteps({ workspace, shown }: Props) {
  const titleId = useId()
  const listId = useId()
  const known = useMe().onboarding.firstSteps
  const { data } = useQuery(firstStepsQuery(workspace._id))
  const { mutate: remember } = useRememberFirstSteps()
  const [isOpen, setOpen] = useState(isRoomy)
  const [isGone, setGone] = useState(false)
  // Whoever has done it all before they were ever asked is not congratulated on it.
  const [wasAsked] = useState(known !== undefined)

  const done = data?.filter((step) => step.done).map(({ step }) => step) ?? []
  const count = done.length
  const total = shown.length
  // Once that is noted the server has nothing more to say about it; the good news stays until it is closed.
  const [wasThrough, setWasThrough] = useState(false)
  const isThrough = wasThrough || count === total
  if (isThrough && !wasThrough) setWasThrough(true)
  const isNews =
    data !== undefined &&
    data.length > 0 &&
    (!known || (isThrough && !known.hidden) || done.some((step) => !known.done.includes(step)))
  const noted = done.join(' ')

  // Also that there is nothing to note yet: whoever comes back later was asked before.
  useEffect(() => {
    if (isNews) remember({ done: noted.split(' ').filter(Boolean) as FirstStep[], hidden: isThrough })
  }, [isNews, noted, isThrough, remember])

  function hide() {
    setGone(true)
    remember({ done, hidden: true })
    const show = () => {
      setGone(false)
      remember({ done, hidden: false })
    }
    toast.info(t`The first steps are hidden`, { label: t`Show again`, run: show })
  }

  if (isGone || (isThrough ? !wasAsked : data?.length === 0)) return null
  if (isThrough)
    return (
      <section className={classes.through} aria-labelledby={titleId}>
        <IconConfetti size={20} stroke={1.6} aria-hidden />
        <div>
          <h2 id={titleId} className={classes.title}>
            That was all of it
          </h2>
          <p className={classes.line}>You know your way around now. The rest is work, and it goes well from here.</p>
        </div>
        <Button variant="default" onClick={() => setGone(true)}>
          Close
        </Button>
      </section>
    )
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          First steps
        </h2>
        <progress className={`${progress.bar} ${classes.bar}`} value={count} max={total} aria-hidden />
        <span className={classes.count}>{t`${count} of ${total} done`}</span>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={hide}>
          Hide
        </Button>
        <ActionIcon
          className={classes.fold ?? ''}
          aria-label={isOpen ? 'Fold the first steps' : 'Unfold the first steps'}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown className={classes.chevron} data-open={isOpen || undefined} size={16} stroke={1.8} />
        </ActionIcon>
      </div>
      <ul id={listId} className={classes.steps} hidden={!isOpen}>
        {(data?.map(({ step }) => step) ?? shown).map((step) => (
          <Step key={step} step={step} isDone={done.includes(step)} workspace={workspace} />
        ))}
      </ul>
    </section>
  )
}
