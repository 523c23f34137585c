import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { StatusGlyph } from './glyphs.tsx'
import classes from './ShowcaseBoard.module.css'
import { ShowcaseCard } from './ShowcaseCard.tsx'
import { moveShowcaseCard, type ShowcaseMove, showcaseCards, showcaseColumns, showcaseMoves } from './showcase-board.ts'
import { useGliding } from './use-gliding.ts'

const MOVE_EVERY_MS = 3200

/** A board with people at work: now and then somebody moves a card. Stands still for those who asked for less motion. */
export function ShowcaseBoard() {
  const [columns, setColumns] = useState(showcaseColumns)
  const [move, setMove] = useState<ShowcaseMove>()
  const frame = useGliding<HTMLDivElement>()
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false })

  useEffect(() => {
    if (isStill) return
    let played = 0
    const timer = setInterval(() => {
      // Nobody watches a hidden tab, and a pile of missed moves would fly all at once.
      const next = showcaseMoves[played % showcaseMoves.length]
      if (document.hidden || !next) return
      played += 1
      setMove(next)
      setColumns((before) => moveShowcaseCard(before, next))
    }, MOVE_EVERY_MS)
    return () => clearInterval(timer)
  }, [isStill])

  return (
    <div
      ref={frame}
      className={classes.board}
      role="img"
      aria-label="A Hearth board with the columns Up next, In progress and Done, and people moving tasks between them"
    >
      {columns.map(({ title, status, cards }) => (
        <div key={title} className={classes.column} aria-hidden="true">
          <div className={classes.columnHead}>
            <StatusGlyph status={status} />
            <b>{title}</b>
            <span>{cards.length}</span>
          </div>
          {cards.map((id) => {
            const card = showcaseCards.find((each) => each.id === id)
            return card && <ShowcaseCard key={id} card={card} movedBy={move?.card === id ? move.by : undefined} />
          })}
        </div>
      ))}
    </div>
  )
}
