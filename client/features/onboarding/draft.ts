// What somebody answered so far. It survives a reload of the tab, and is gone with it.
import { useRef, useState } from 'react'
import { remember } from '#client/core/remember.ts'
import type { Address } from '#client/features/invitations/addresses.ts'
import { type NewWorkspace, noWorkspace } from '#client/features/workspaces/new-workspace.ts'
import type { Invitation } from '#contract/invitations.ts'
import type { User } from '#contract/people.ts'
import { draftPlace } from './draft-place.ts'
import { OTHER_ROLE, roles } from './roles.ts'

export interface Draft {
  teamSize: string
  role: string
  /** The role in their own words, when none of ours fits. */
  ownRole: string
  newWorkspace: NewWorkspace
  /** Set once it exists; from then on there is no way back to naming it. */
  workspace: { _id: string; name: string; url: string } | null
  wantsExample: boolean
  /** The id of the example project, once it exists. */
  example: string | null
  addresses: Address[]
  invitedRole: Invitation['role']
}

const blank: Draft = {
  teamSize: '',
  role: '',
  ownRole: '',
  newWorkspace: noWorkspace,
  workspace: null,
  wantsExample: true,
  example: null,
  addresses: [],
  invitedRole: 'member',
}

/** What was answered before, on another day or device, is not asked again. */
function known({ onboarding: { teamSize = '', role = '' } }: User): Draft {
  const isOurs = role === '' || roles.some(({ value }) => value === role)
  return { ...blank, teamSize, ...(isOurs ? { role } : { role: OTHER_ROLE, ownRole: role }) }
}

function stored(user: User): Draft {
  try {
    return { ...known(user), ...JSON.parse(sessionStorage.getItem(draftPlace(user._id)) ?? '{}') }
  } catch {
    return known(user)
  }
}

export function useDraft(user: User) {
  const [draft, setDraft] = useState(() => stored(user))
  // What an answer of the server changes must not take back what changed while it was on its way.
  const latest = useRef(draft)
  function change(changes: Partial<Draft>) {
    latest.current = { ...latest.current, ...changes }
    setDraft(latest.current)
    remember(sessionStorage, draftPlace(user._id), latest.current)
  }
  return [draft, change] as const
}

export const forgetDraft = (userId: string) => sessionStorage.removeItem(draftPlace(userId))
