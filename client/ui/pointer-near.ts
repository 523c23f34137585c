/**
 * Tells of every element the pointer comes near, to make it draggable only then, however many there are. What drags may load after
 * the pointer came to rest: it hears of that place too.
 */
export function onPointerNear(root: HTMLElement, tell: (element: Element, isFinger: boolean) => void): () => void {
  const hear = ({ target, pointerType }: PointerEvent) =>
    target instanceof Element && tell(target, pointerType === 'touch')
  root.addEventListener('pointerover', hear)
  root.addEventListener('pointerdown', hear)
  const under = [...root.querySelectorAll(':hover')].at(-1)
  if (under) tell(under, !window.matchMedia('(hover: hover)').matches)
  return () => {
    root.removeEventListener('pointerover', hear)
    root.removeEventListener('pointerdown', hear)
  }
}
