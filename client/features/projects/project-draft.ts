// What somebody typed of a new project. It survives a reload of the tab, and is gone with it.
import { useState } from 'react'
import { remember } from '#client/core/remember.ts'
import type { BoardSummary } from '#contract/boards.ts'

export interface ProjectDraft extends Pick<BoardSummary, 'title' | 'description' | 'visibility' | 'folderId'> {
  key: string
  /** From then on the key no longer follows the title. */
  keyTouched: boolean
  template: string | null
}

const blank: ProjectDraft = {
  title: '',
  description: '',
  visibility: 'workspace',
  folderId: null,
  key: '',
  keyTouched: false,
  template: null,
}

const keyOf = (workspaceId: string) => `new-project-${workspaceId}`

function stored(workspaceId: string): ProjectDraft {
  try {
    return { ...blank, ...JSON.parse(sessionStorage.getItem(keyOf(workspaceId)) ?? '{}') }
  } catch {
    return blank
  }
}

/** Whoever comes from a folder begins in that folder, whatever was chosen before. */
export function useProjectDraft(workspaceId: string, folderId: string | null) {
  const [draft, setDraft] = useState(() => ({ ...stored(workspaceId), ...(folderId && { folderId }) }))
  function change(changes: Partial<ProjectDraft>) {
    const after = { ...draft, ...changes }
    setDraft(after)
    remember(sessionStorage, keyOf(workspaceId), after)
  }
  return [draft, change] as const
}

export const forgetProjectDraft = (workspaceId: string) => sessionStorage.removeItem(keyOf(workspaceId))
