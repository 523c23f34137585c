// What somebody has typed and the server has not confirmed. It outlives the tab, the connection and the session.
export interface KeptDraft {
  /** The text it was made from. */
  base: string
  text: string
}

/** By person: whoever signs in next at this computer does not find it. */
const keyOf = (owner: string, taskId: string) => `description-draft:${owner}:${taskId}`

export function keptDraft(owner: string, taskId: string): KeptDraft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(owner, taskId)) ?? 'null')
  } catch {
    return null
  }
}

export function keepDraft(owner: string, taskId: string, draft: KeptDraft | null) {
  try {
    if (draft) localStorage.setItem(keyOf(owner, taskId), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(owner, taskId))
  } catch {
    // A storage that is full or forbidden is no reason to stop somebody from typing.
  }
}
