import { IconHistory } from '@tabler/icons-react'
import { t } from '#contract/texts.ts'
import { momentWords } from './moment-words.ts'
import classes from './PastBanner.module.css'

interface Props {
  /** Null: it is now. */
  moment: number | null
  onLeave(): void
}

/** Above the board: which moment this is, and the way back. */
export function PastBanner({ moment, onLeave }: Props) {
  return (
    <div className={classes.banner} data-now={moment === null || undefined}>
      <IconHistory size={16} stroke={1.7} aria-hidden />
      <h2 className={classes.words}>
        {moment === null ? (
          t`Now. Drag the slider or press play to see the board as it was.`
        ) : (
          <>
            The board as it was <b>{momentWords(moment)}</b>
          </>
        )}
      </h2>
      {moment !== null && (
        <span className={classes.note}>Read only. Labels are those of today; tasks deleted for good are missing.</span>
      )}
      <button type="button" className={classes.leave} onClick={onLeave}>
        Back to the board
      </button>
    </div>
  )
}
