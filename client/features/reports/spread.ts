/** Each step turns by the golden section: however many there are, none lies near the one before, and no two on one place. */
const TURN = 0.618_034
/** Of the width of a column. */
const WIDTH = 0.6

/** How far from the middle of its column the dot with this number lies. */
export const spread = (at: number) => (((at * TURN + 0.5) % 1) - 0.5) * WIDTH
