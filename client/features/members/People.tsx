import { IconUserSearch, IconUsersPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { InviteButton } from '#client/features/workspaces/InviteButton.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import { membersQuery } from './data.ts'
import { MemberFilter } from './MemberFilter.tsx'
import { everybody, matching } from './matching.ts'
import { PersonCards } from './PersonCards.tsx'

interface Props {
  workspace: Workspace
}

/** Everybody one can see in a workspace, as faces to pick from. */
export function People({ workspace }: Props) {
  const { _id, url } = workspace
  const members = useQuery(membersQuery(_id))
  const [wanted, setWanted] = useState(everybody)
  return (
    <>
      <MemberFilter value={wanted} onChange={setWanted} />
      <Loaded query={members} skeleton={<CardSkeletons count={6} />} failure="Failed to fetch workspace members">
        {(list) => {
          const found = matching(list, wanted)
          return found.length > 0 ? (
            <>
              <PersonCards members={found} workspaceUrl={url} />
              {list.length === 1 && (
                <EmptyState
                  icon={IconUsersPlus}
                  title="Only you so far"
                  action={<InviteButton workspace={workspace} />}
                >
                  Everybody you work with stands here: what they are busy with, what time it is where they are, and how
                  to reach them.
                </EmptyState>
              )}
            </>
          ) : (
            <EmptyState icon={IconUserSearch} title="Nobody found">
              No one here has that name, username, address or role.
            </EmptyState>
          )
        }}
      </Loaded>
    </>
  )
}
