import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerTrackNext,
  IconPlayerTrackPrev,
} from '@tabler/icons-react'
import classes from './PlayButtons.module.css'

interface Props {
  isPlaying: boolean
  isFirst: boolean
  isLast: boolean
  onToggle(): void
  onStep(by: 1 | -1): void
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true }

export function PlayButtons({ isPlaying, isFirst, isLast, onToggle, onStep }: Props) {
  return (
    <div className={classes.buttons}>
      <button
        type="button"
        className={classes.step}
        aria-label="Previous change"
        title="Previous change (←)"
        aria-disabled={isFirst}
        onClick={() => onStep(-1)}
      >
        <IconPlayerTrackPrev {...icon} />
      </button>
      <button
        type="button"
        className={classes.play}
        aria-label={isPlaying ? 'Pause' : 'Play'}
        title={`${isPlaying ? 'Pause' : 'Play'} (Space)`}
        onClick={onToggle}
      >
        {isPlaying ? <IconPlayerPauseFilled {...icon} /> : <IconPlayerPlayFilled {...icon} />}
      </button>
      <button
        type="button"
        className={classes.step}
        aria-label="Next change"
        title="Next change (→)"
        aria-disabled={isLast}
        onClick={() => onStep(1)}
      >
        <IconPlayerTrackNext {...icon} />
      </button>
    </div>
  )
}
