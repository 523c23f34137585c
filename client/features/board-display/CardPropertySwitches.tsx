import { type CardProperties, cardProperties } from '#contract/boards.ts'
import { t } from '#contract/texts.ts'
import classes from './CardPropertySwitches.module.css'

interface Props {
  shown: CardProperties
  onChange(changed: Partial<CardProperties>): void
}

const words: Record<keyof CardProperties, string> = {
  title: t`Title`,
  members: t`Members`,
  dueDate: t`Due date`,
  priority: t`Priority`,
  labels: t`Labels`,
  blockers: t`Blocked by`,
  totalTime: t`Time`,
  activeTimers: t`Running timers`,
  cover: t`Cover`,
}

/** What the cards show, pressed or not. */
export function CardPropertySwitches({ shown, onChange }: Props) {
  return (
    <fieldset className={classes.properties}>
      <legend>On the cards</legend>
      {cardProperties.map((name) => (
        <button
          key={name}
          type="button"
          className={classes.property}
          aria-pressed={shown[name]}
          onClick={() => onChange({ [name]: !shown[name] })}
        >
          {words[name]}
        </button>
      ))}
    </fieldset>
  )
}
