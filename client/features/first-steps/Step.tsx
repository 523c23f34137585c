import { VisuallyHidden } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { FirstStep } from '#contract/known-steps.ts'
import type { Workspace } from '#contract/workspaces.ts'
import classes from './FirstSteps.module.css'
import { pointTo } from './point-to.ts'
import { useStepPlace } from './use-step-place.ts'
import { useStepWords } from './use-step-words.ts'

interface Props {
  step: FirstStep
  isDone: boolean
  workspace: Workspace
}

export function Step({ step, isDone, workspace }: Props) {
  const place = useStepPlace(step, workspace)
  const { title, line } = useStepWords(step)
  const Mark = isDone ? IconCircleCheckFilled : IconCircle
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      <Mark size={18} stroke={1.6} aria-hidden />
      <div className={classes.words}>
        {isDone ? (
          <span className={classes.name}>
            {title} <VisuallyHidden>(done)</VisuallyHidden>
          </span>
        ) : (
          <Link {...place} className={classes.name} onClick={() => pointTo(step)}>
            {title}
          </Link>
        )}
        <span className={classes.line}>{line}</span>
      </div>
    </li>
  )
}
