import { useComputedColorScheme } from '@mantine/core'
import { useEffect } from 'react'

/** Keeps the `dark` class and the browser's own chrome in step with the colour scheme. boot.js sets both before the first paint. */
export function DarkMarker() {
  const scheme = useComputedColorScheme('light')
  useEffect(() => {
    document.documentElement.classList.toggle('dark', scheme === 'dark')
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', scheme === 'dark' ? '#121110' : '#F1EBE1')
  }, [scheme])
  return null
}
