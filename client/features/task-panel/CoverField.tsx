import { useQuery } from '@tanstack/react-query'
import { attachmentsQuery } from '#client/features/attachments/data.ts'
import { updateTask } from '#client/features/tasks/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { ColorSwatches } from '#client/ui/ColorSwatches.tsx'
import { colorOf } from '#client/ui/color-of.ts'
import { colorWords } from '#client/ui/color-words.ts'
import { type PaletteColor, palette } from '#contract/colors.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import { PickerButton } from './PickerButton.tsx'
import classes from './Properties.module.css'

/** A colour or one of the task's own pictures, shown on top of its card. */
export function CoverField({ card }: { card: TaskCard }) {
  const { store } = useOpenBoard()
  const { data: files = [] } = useQuery(attachmentsQuery(card._id))
  const pictures = files.filter(({ preview }) => preview !== null)
  const color = palette.find((name) => name === card.cover)
  const choose = (cover: PaletteColor | string | null, close: () => void) => {
    void updateTask(store, card._id, { cover })
    close()
  }
  return (
    <PickerButton
      label="Cover"
      value={color ? colorWords(color) : card.cover ? t`A picture` : t`None`}
      picker={(close) => (
        <div className={classes.covers}>
          <ColorSwatches label="Color" value={color ?? ''} onChange={(picked) => choose(picked, close)} />
          {pictures.length > 0 && (
            <div className={classes.pictures}>
              {pictures.map(({ _id, name, preview }) => (
                <button
                  key={_id}
                  type="button"
                  className={classes.picture}
                  aria-label={`Use ${name}`}
                  aria-pressed={card.cover === _id}
                  onClick={() => choose(_id, close)}
                >
                  <img src={preview!} alt="" />
                </button>
              ))}
            </div>
          )}
          {pictures.length === 0 && (
            <p className={classes.hint}>A picture attached to the task can be its cover, too.</p>
          )}
          {card.cover && (
            <button type="button" className={classes.value} onClick={() => choose(null, close)}>
              No cover
            </button>
          )}
        </div>
      )}
    >
      {color ? (
        <span className={classes.swatch} style={{ background: colorOf(color) }} />
      ) : card.coverImage ? (
        <img className={classes.thumbnail} src={card.coverImage} alt="" />
      ) : (
        <span className={classes.none}>None</span>
      )}
    </PickerButton>
  )
}
