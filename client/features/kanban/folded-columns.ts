// Which columns of a board are folded to a narrow bar, remembered for this person in this browser.
import { useState } from 'react'
import { remember, rememberedNames } from '#client/core/remember.ts'
import { useMe } from '#client/core/session.ts'

export function useFoldedColumns(boardId: string) {
  const key = `folded-columns-${useMe()._id}-${boardId}`
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(rememberedNames(localStorage, key)))

  function fold(columnId: string, isFolded: boolean) {
    const after = new Set(folded)
    if (isFolded) after.add(columnId)
    else after.delete(columnId)
    setFolded(after)
    remember(localStorage, key, [...after])
  }

  return { folded, fold }
}
