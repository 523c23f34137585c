import { colorOf } from '#client/ui/color-of.ts'
import type { TaskCard } from '#contract/tasks.ts'
import classes from './Cover.module.css'

/** On top of the panel as on top of the card. */
export function Cover({ card }: { card: TaskCard }) {
  if (card.coverImage) return <img className={classes.picture} src={card.coverImage} alt="" />
  if (card.cover) return <div className={classes.color} style={{ background: colorOf(card.cover) }} />
  return null
}
