import { Segments } from '#client/ui/Segments.tsx'
import { t } from '#contract/texts.ts'
import { ChangeLine } from './ChangeLine.tsx'
import { type Speed, speeds } from './clock.ts'
import { FollowedTask } from './FollowedTask.tsx'
import { PlayButtons } from './PlayButtons.tsx'
import classes from './TimeBar.module.css'
import { TimeSlider } from './TimeSlider.tsx'
import type { Travel, TravelState } from './travel.ts'

interface Props {
  counts: number[]
  since: number
  until: number
  travel: Travel
  state: TravelState
  isPlaying: boolean
  speed: Speed
  /** Why a part of the past could not be loaded. */
  problem: string | null
  onSpeed(speed: Speed): void
  onToggle(): void
  onGo(moment: number): void
  onStep(by: 1 | -1): void
  onRetry(): void
}

const options = speeds.map(({ value, label }) => ({ value, label, title: t`${label} in ten seconds` }))

/** Below the board: where in its life one is, and the ways to go elsewhere. */
export function TimeBar(props: Props) {
  const { counts, since, until, state, isPlaying, speed, problem } = props
  return (
    <section className={classes.bar} aria-label="Time machine">
      <div className={classes.top}>
        <PlayButtons
          isPlaying={isPlaying}
          isFirst={state.isFirst}
          isLast={state.isLast}
          onToggle={props.onToggle}
          onStep={props.onStep}
        />
        <div className={classes.said}>
          {problem ? (
            <span role="alert">
              {problem}{' '}
              <button type="button" className={classes.retry} onClick={props.onRetry}>
                Try again
              </button>
            </span>
          ) : (
            <ChangeLine travel={props.travel} state={state} isPlaying={isPlaying} />
          )}
        </div>
        <FollowedTask travel={props.travel} taskId={state.followed} />
        <span className={classes.speed} aria-hidden>
          Ten seconds show a
        </span>
        <Segments label="How much ten seconds show" value={speed} options={options} onChange={props.onSpeed} />
      </div>
      <TimeSlider counts={counts} since={since} until={until} moment={state.moment} onGo={props.onGo} />
    </section>
  )
}
