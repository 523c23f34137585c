import { IconCalendarEvent } from '@tabler/icons-react'
import { Avatar } from '#client/ui/Avatar.tsx'
import { PriorityGlyph } from './glyphs.tsx'
import { RunningTime } from './RunningTime.tsx'
import classes from './ShowcaseBoard.module.css'
import type { ShowcaseCard as Card } from './showcase-board.ts'

interface Props {
  card: Card
  /** Who is moving it right now. */
  movedBy?: string | undefined
}

export function ShowcaseCard({ card, movedBy }: Props) {
  const { id, title, priority, people, labels, due, soon, timer } = card
  return (
    <div className={classes.card} data-glide={id} data-moved={movedBy ? true : undefined}>
      <div className={classes.cardHead}>
        <PriorityGlyph priority={priority} />
        <span className={classes.id}>{id}</span>
        <span className={classes.people}>
          {people.map((name) => (
            <Avatar key={name} person={{ name }} size={20} />
          ))}
        </span>
      </div>
      <div className={classes.cardTitle}>{title}</div>
      {labels && (
        <div className={classes.labels}>
          {labels.map(({ name, color }) => (
            <span key={name} className={classes.label}>
              <i style={{ background: color }} />
              {name}
            </span>
          ))}
        </div>
      )}
      {(due || timer) && (
        <div className={classes.cardFoot}>
          {timer && <RunningTime from={2537} />}
          {due && (
            <span className={classes.due} data-soon={soon || undefined}>
              <IconCalendarEvent size={14} stroke={1.6} />
              {due}
            </span>
          )}
        </div>
      )}
      {movedBy && <span className={classes.mover}>{movedBy}</span>}
    </div>
  )
}
