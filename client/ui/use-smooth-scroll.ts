import { useEffect } from 'react'
import { wantsStillness } from '#client/core/wants-stillness.ts'
import { SMOOTH_SCROLL } from '#contract/constants.ts'

/** Smooth wheel scrolling for pages that are read from top to bottom; not for those who asked for less motion. */
export function useSmoothScroll() {
  useEffect(() => {
    if (wantsStillness()) return
    let stop = () => {}
    let gone = false
    void import('lenis').then(({ default: Lenis }) => {
      if (gone) return
      const lenis = new Lenis({ ...SMOOTH_SCROLL, autoRaf: true, anchors: true })
      stop = () => lenis.destroy()
    })
    return () => {
      gone = true
      stop()
    }
  }, [])
}
