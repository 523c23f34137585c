export const ROW_HEIGHT = 36
export const AXIS_HEIGHT = 54
/** The middle of a row, where lines begin and end. */
export const middleOf = (row: number) => row * ROW_HEIGHT + ROW_HEIGHT / 2
