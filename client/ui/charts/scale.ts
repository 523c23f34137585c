// Where values stand on a chart.

const ROUND_STEPS = [1, 2, 3, 5, 10]

/** Round values from nought to at least `most`. Where things are counted, halves of them are no help. */
export function ticksUpTo(most: number, { steps = 4, whole = false } = {}): number[] {
  const rough = Math.max(most, whole ? 1 : Number.EPSILON) / steps
  const power = 10 ** Math.floor(Math.log10(rough))
  const round = power * (ROUND_STEPS.find((step) => step * power >= rough * 0.999) ?? 10)
  const step = whole ? Math.max(1, Math.round(round)) : round
  const count = Math.max(1, Math.ceil(most / step - 1e-9))
  // Multiplied, not added up: a tenth three times is not three tenths.
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)))
}

export const largestOf = (values: Iterable<number>) => {
  let most = 0
  for (const value of values) if (value > most) most = value
  return most
}

/** Every so many-th of the labels along an axis has room. */
export const labelEvery = (count: number, width: number, each: number) =>
  Math.max(1, Math.ceil((count * each) / Math.max(width, 1)))
