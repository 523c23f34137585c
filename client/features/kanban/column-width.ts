const WIDTH = 292
const NARROW_SCREEN = 600
const PART_OF_IT = 0.86

/** As BoardColumn.module.css has it: on a phone nearly as wide as the screen. */
export const columnWidth = () => (window.innerWidth < NARROW_SCREEN ? window.innerWidth * PART_OF_IT : WIDTH)
