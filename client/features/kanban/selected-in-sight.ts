import type { View } from './view.ts'

/** Of what is selected: somebody may have deleted it since, and what the filter hides is not to be changed unseen. */
export const selectedInSight = ({ store, selection, matches }: Pick<View, 'store' | 'selection' | 'matches'>) =>
  [...selection.ids].filter((id) => {
    const task = store.task(id)
    return task && (!matches || matches(task))
  })
