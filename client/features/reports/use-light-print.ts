import { useEffect } from 'react'

const SCHEME = 'data-mantine-color-scheme'

/** Paper is white, whatever the screen is like. */
export function useLightPrint() {
  useEffect(() => {
    const page = document.documentElement
    let before: string | null = null
    const lighten = () => {
      before = page.getAttribute(SCHEME)
      page.setAttribute(SCHEME, 'light')
    }
    const restore = () => before && page.setAttribute(SCHEME, before)
    window.addEventListener('beforeprint', lighten)
    window.addEventListener('afterprint', restore)
    return () => {
      window.removeEventListener('beforeprint', lighten)
      window.removeEventListener('afterprint', restore)
    }
  }, [])
}
