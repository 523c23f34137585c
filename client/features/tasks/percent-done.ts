/** Rounded as everywhere else, but a hundred only when nothing is left. */
export function percentDone(done: number, all: number): number {
  if (all === 0) return 0
  return done === all ? 100 : Math.min(99, Math.round((done / all) * 100))
}
