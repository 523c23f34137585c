import { type CardProperties, cardProperties } from '#contract/boards.ts'
import classes from './CardPropertySwitches.module.css'

interface Props {
  shown: CardProperties
  onChange(changed: Partial<CardProperties>): void
}

const words: Record<keyof CardProperties, string> = {
  title: 'Title',
  members: 'Members',
  dueDate: 'Due date',
  priority: 'Priority',
  labels: 'Labels',
  blockers: 'Blockers',
  totalTime: 'Time',
  activeTimers: 'Running timers',
  cover: 'Cover',
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
