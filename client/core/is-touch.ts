/** A finger is what points here: a field that takes the focus brings up a keyboard over half of the screen. */
export const isTouch = () => window.matchMedia('(pointer: coarse)').matches
