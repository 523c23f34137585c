import { durationWords } from '#client/features/tasks/words.ts'
import type { CardProperties } from '#contract/boards.ts'
import { openBlockers } from '#contract/open-blockers.ts'
import type { TaskCard } from '#contract/tasks.ts'
import classes from './CardFoot.module.css'
import { CardIcon } from './CardIcon.tsx'
import { DueDate } from './DueDate.tsx'
import { TimerChip } from './TimerChip.tsx'

interface Props {
  task: TaskCard
  properties: CardProperties
  day: string
}

export function CardFoot({ task, properties, day }: Props) {
  const { totalTime, activeTimers, commentCount, attachmentCount, checklist } = task
  const blockers = openBlockers(task)
  const isTimed = properties.activeTimers && activeTimers.length > 0
  return (
    <div className={classes.foot}>
      {isTimed && <TimerChip timers={activeTimers} spent={properties.totalTime ? totalTime : 0} />}
      {!isTimed && properties.totalTime && totalTime > 0 && (
        <Count icon="clock" label="Time spent" value={durationWords(totalTime)} />
      )}
      {properties.dueDate && <DueDate task={task} day={day} />}
      {properties.blockers && blockers > 0 && (
        <span className={classes.meta} data-blocked title="Blocked by">
          <CardIcon name="blocked" />
          {blockers}
        </span>
      )}
      {checklist.total > 0 && <Count icon="check" label="Checklist" value={`${checklist.done}/${checklist.total}`} />}
      {commentCount > 0 && <Count icon="comment" label="Comments" value={commentCount} />}
      {attachmentCount > 0 && <Count icon="clip" label="Attachments" value={attachmentCount} />}
    </div>
  )
}

interface CountProps {
  icon: Parameters<typeof CardIcon>[0]['name']
  label: string
  value: string | number
}

const Count = ({ icon, label, value }: CountProps) => (
  <span className={classes.meta} title={label}>
    <CardIcon name={icon} />
    {value}
  </span>
)
