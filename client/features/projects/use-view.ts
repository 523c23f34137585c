import { useState } from 'react'

export type View = 'grid' | 'list'
const key = 'projects-view'

/** Cards or lines, as this person last wanted them in this browser. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => (localStorage.getItem(key) === 'list' ? 'list' : 'grid'))
  function choose(chosen: View) {
    localStorage.setItem(key, chosen)
    setView(chosen)
  }
  return [view, choose]
}
