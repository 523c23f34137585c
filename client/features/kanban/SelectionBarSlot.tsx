import { Suspense, useEffect } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { selectedInSight } from './selected-in-sight.ts'
import { useContents } from './use-contents.ts'
import { useSelectedIds } from './use-selection.ts'
import { useView } from './view.ts'

const SelectionBar = lazy(async () => ({ default: (await import('./SelectionBar.tsx')).SelectionBar }))

/** The bar loads with the first selection. */
export function SelectionBarSlot() {
  const view = useView()
  const { store, selection } = view
  useSelectedIds(selection)
  useContents(store)
  const ids = selectedInSight(view)
  const isEmpty = ids.length === 0

  // After a frame was drawn the focus is nowhere, and no card hears the key.
  useEffect(() => {
    if (isEmpty) return
    // Asked of the key, not of the page: a dialog that the same key closed is gone by now.
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && (target as Element).matches('body, main')) selection.clear()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isEmpty, selection])

  if (isEmpty) return null
  return (
    <Suspense>
      <SelectionBar ids={ids} />
    </Suspense>
  )
}
