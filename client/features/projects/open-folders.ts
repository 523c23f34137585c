// Which folders of a workspace are closed, remembered in this browser. All are open until somebody closes them.
import { useCallback, useState } from 'react'
import { remember, rememberedNames } from '#client/core/remember.ts'

const keyOf = (workspaceId: string) => `closed-folders-${workspaceId}`

export function useOpenFolders(workspaceId: string) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(
    () => new Set(rememberedNames(localStorage, keyOf(workspaceId))),
  )

  function setOpen(folderIds: string[], open: boolean) {
    const after = new Set(closed)
    for (const id of folderIds) open ? after.delete(id) : after.add(id)
    if (after.size === closed.size) return
    setClosed(after)
    remember(localStorage, keyOf(workspaceId), [...after])
  }

  return { isOpen: useCallback((folderId: string) => !closed.has(folderId), [closed]), setOpen }
}
