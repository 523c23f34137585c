import { memo } from 'react'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { AvatarStack } from '#client/ui/AvatarStack.tsx'
import { colorOf } from '#client/ui/color-of.ts'
import type { CardProperties } from '#contract/boards.ts'
import type { Label } from '#contract/labels.ts'
import type { Person } from '#contract/people.ts'
import type { TaskCard } from '#contract/tasks.ts'
import classes from './CardBody.module.css'
import { CardFoot } from './CardFoot.tsx'
import { hasFoot, MOST_LABELS } from './card-parts.ts'
import { LabelChip } from './LabelChip.tsx'

interface Props {
  task: TaskCard
  properties: CardProperties
  labels: ReadonlyMap<string, Label>
  people: ReadonlyMap<string, Person>
  day: string
  /** Somebody has just added it. */
  isNew?: boolean
}

/** Longer titles are cut after three lines. Cutting costs a layer each, so short ones go without. */
const LONG_TITLE = 80
const LONG_IN_WIDE_LETTERS = 48
const wideLetter = /[\u2e80-\uffff]/
const isLong = (title: string) =>
  title.length > LONG_TITLE || (title.length > LONG_IN_WIDE_LETTERS && wideLetter.test(title))

/** What stands on a card. Plain elements: a board shows hundreds of them while it scrolls. */
export const CardBody = memo(function CardBody({ task, properties, labels, people, day, isNew = false }: Props) {
  const shownLabels = properties.labels ? task.labels.flatMap((id) => labels.get(id) ?? []) : []
  const members = properties.members ? task.members.flatMap((id) => people.get(id) ?? []) : []
  return (
    <>
      {properties.cover && <Cover task={task} />}
      <div className={classes.head}>
        {properties.priority && <PriorityIcon priority={task.priority} />}
        <span className={classes.id}>{task.taskId || '…'}</span>
        {isNew && <span className={classes.new}>New</span>}
        {members.length > 0 && (
          <span className={classes.members}>
            <AvatarStack people={members} size={20} />
          </span>
        )}
      </div>
      {properties.title && (
        <div className={classes.title} data-long={isLong(task.title) || undefined}>
          {task.title}
        </div>
      )}
      {shownLabels.length > 0 && (
        <div className={classes.labels}>
          {shownLabels.slice(0, MOST_LABELS).map((label) => (
            <LabelChip key={label._id} label={label} />
          ))}
          {shownLabels.length > MOST_LABELS && (
            <span className={classes.more}>+{shownLabels.length - MOST_LABELS}</span>
          )}
        </div>
      )}
      {hasFoot(task, properties) && <CardFoot task={task} properties={properties} day={day} />}
    </>
  )
})

function Cover({ task: { cover, coverImage } }: { task: TaskCard }) {
  if (coverImage) return <img className={classes.picture} src={coverImage} alt="" loading="lazy" draggable={false} />
  return cover && <div className={classes.color} style={{ background: colorOf(cover) }} />
}
