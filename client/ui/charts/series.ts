interface Series {
  name: string
  color: string
  /** One for each place. */
  values: number[]
}

export interface SeriesData {
  places: { label: string; title: string }[]
  series: Series[]
  format(value: number): string
  /** Values are counts. */
  whole?: boolean | undefined
  /** Places that are not all there yet, such as this week. */
  faint?: ReadonlySet<number> | undefined
  onOpen?: ((series: number, place: number) => void) | undefined
}

/** All there is to say about one place. */
export const linesAt = ({ series, format }: SeriesData, place: number) =>
  series.map(({ name, color, values }) => ({ name, color, value: format(values[place] ?? 0) }))
