// What somebody answered so far. It survives a reload of the tab, and is gone with it.
import { useState } from 'react'
import type { Address } from '#client/features/invitations/addresses.ts'
import { type NewWorkspace, noWorkspace } from '#client/features/workspaces/NewWorkspaceFields.tsx'
import type { Invitation } from '#contract/invitations.ts'

export interface Draft {
  teamSize: string
  role: string
  /** The role in their own words, when none of ours fits. */
  ownRole: string
  newWorkspace: NewWorkspace
  /** Set once it exists; from then on there is no way back to naming it. */
  workspace: { _id: string; name: string; url: string } | null
  addresses: Address[]
  invitedRole: Invitation['role']
}

const blank: Draft = {
  teamSize: '',
  role: '',
  ownRole: '',
  newWorkspace: noWorkspace,
  workspace: null,
  addresses: [],
  invitedRole: 'member',
}

/** By person: who signs in next in this tab must not find the answers of another. */
const keyOf = (userId: string) => `onboarding-${userId}`

function stored(userId: string): Draft {
  try {
    return { ...blank, ...JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '{}') }
  } catch {
    return blank
  }
}

export function useDraft(userId: string) {
  const [draft, setDraft] = useState(() => stored(userId))
  function change(changes: Partial<Draft>) {
    setDraft((before) => {
      const after = { ...before, ...changes }
      sessionStorage.setItem(keyOf(userId), JSON.stringify(after))
      return after
    })
  }
  return [draft, change] as const
}

export const forgetDraft = (userId: string) => sessionStorage.removeItem(keyOf(userId))
