// Which columns of a board are folded to a narrow bar, remembered for this person in this browser.
import { useState } from 'react'
import { remember } from '#client/core/remember.ts'
import { useMe } from '#client/core/session.ts'

function remembered(key: string): string[] {
  try {
    const folded: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(folded) ? folded.map(String) : []
  } catch {
    return []
  }
}

export function useFoldedColumns(boardId: string) {
  const key = `folded-columns-${useMe()._id}-${boardId}`
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(remembered(key)))

  function fold(columnId: string, isFolded: boolean) {
    const after = new Set(folded)
    if (isFolded) after.add(columnId)
    else after.delete(columnId)
    setFolded(after)
    remember(localStorage, key, [...after])
  }

  return { folded, fold }
}
