import { useLayoutEffect, useRef } from 'react'

/** Elements marked with `data-glide` that changed place since the last render glide there instead of jumping. */
export function useGliding<Element extends HTMLElement>() {
  const frame = useRef<Element>(null)
  const places = useRef(new Map<string, DOMRect>())

  useLayoutEffect(() => {
    const before = places.current
    const after = new Map<string, DOMRect>()
    for (const element of frame.current?.querySelectorAll<HTMLElement>('[data-glide]') ?? []) {
      const name = element.dataset.glide ?? ''
      const place = element.getBoundingClientRect()
      after.set(name, place)
      const from = before.get(name)
      if (from) glide(element, from.left - place.left, from.top - place.top)
    }
    places.current = after
  })

  return frame
}

function glide(element: HTMLElement, x: number, y: number) {
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return
  const changesColumn = Math.abs(x) > 40
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: changesColumn ? 2 : 1 },
      ...(changesColumn ? [{ transform: `translate(${x / 2}px, ${y / 2 - 6}px) rotate(1.6deg)`, zIndex: 2 }] : []),
      { transform: 'none', zIndex: changesColumn ? 2 : 1 },
    ],
    { duration: changesColumn ? 760 : 320, easing: 'cubic-bezier(.3, .7, .2, 1)' },
  )
}
