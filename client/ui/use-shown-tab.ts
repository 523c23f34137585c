import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** For a row of tabs that is wider than a phone: the one that is open stands in the middle. */
export function useShownTab() {
  const row = useRef<HTMLElement>(null)
  const href = useLocation({ select: (location) => location.href })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another tab
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (tab) row.current!.scrollLeft = tab.offsetLeft - (row.current!.clientWidth - tab.offsetWidth) / 2
  }, [href])
  return row
}
