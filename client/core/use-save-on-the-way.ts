import { useEffect, useEffectEvent } from 'react'

/** For fields that are saved when they are left. The way back in the browser, or another page: the field is gone without having been left. */
export function useSaveOnTheWay(save: () => void) {
  const saveOnTheWay = useEffectEvent(save)
  useEffect(() => {
    window.addEventListener('pagehide', saveOnTheWay)
    return () => {
      window.removeEventListener('pagehide', saveOnTheWay)
      saveOnTheWay()
    }
  }, [])
}
