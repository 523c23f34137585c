/** Somebody asked their system for less motion. */
export const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
