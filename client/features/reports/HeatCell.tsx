import { Dash } from './Dash.tsx'
import classes from './HeatMap.module.css'
import { bandNames, bandSigns, type Load } from './utilisation.ts'
import { percentWords } from './words.ts'

interface Props {
  /** Whose and when. */
  name: string
  load: Load
  pressed: boolean
  onPress(): void
}

/** How full a week is. Plain elements: a large team over a quarter is hundreds of them. */
export function HeatCell({ name, load: { utilisation, band }, pressed, onPress }: Props) {
  if (utilisation === null || !band) return <Dash why="No working day" />
  return (
    <button
      type="button"
      className={classes.cell}
      data-band={band}
      aria-pressed={pressed}
      aria-label={`${name}: ${percentWords(utilisation)}, ${bandNames[band]}`}
      onClick={onPress}
    >
      <span aria-hidden>{bandSigns[band]}</span> {percentWords(utilisation)}
    </button>
  )
}
