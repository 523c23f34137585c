import { addToast } from '#client/core/toast-list.ts'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { t } from '#contract/texts.ts'

/**
 * For a change that was just begun: answers how to say that it is done, with a way back. That way takes back whatever this person
 * did last, so it is offered until their next change; later it would take back another one than the toast names.
 */
export function undoOffer(store: BoardStore, undo: () => void): (message: string) => void {
  let isLast = true
  let withdraw = () => {}
  const stop = store.subscribe('mine', () => {
    stop()
    isLast = false
    withdraw()
  })
  return (message) => {
    const action = isLast ? { label: t`Undo`, run: undo } : undefined
    const remove = addToast({ kind: 'generic', severity: 'success', message, action })
    if (isLast) withdraw = remove
  }
}
