import { lazy, Suspense } from 'react'
import { useTaskCount } from '#client/features/tasks/use-board-store.ts'
import { useSelectedIds } from './use-selection.ts'
import { useView } from './view.ts'

const SelectionBar = lazy(async () => ({ default: (await import('./SelectionBar.tsx')).SelectionBar }))

/** The bar loads with the first selection. */
export function SelectionBarSlot() {
  const { store, selection } = useView()
  const selected = useSelectedIds(selection)
  // Somebody else may delete what is selected.
  useTaskCount(store)
  const ids = [...selected].filter((id) => store.task(id))
  if (ids.length === 0) return null
  return (
    <Suspense>
      <SelectionBar ids={ids} />
    </Suspense>
  )
}
