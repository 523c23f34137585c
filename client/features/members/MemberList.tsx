import { IconUserSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowList } from '#client/ui/RowList.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import { membersQuery } from './data.ts'
import { MemberFilter } from './MemberFilter.tsx'
import { MemberRow } from './MemberRow.tsx'
import { everybody, matching } from './matching.ts'

interface Props {
  workspace: Workspace
}

export function MemberList({ workspace }: Props) {
  const members = useQuery(membersQuery(workspace._id))
  const [wanted, setWanted] = useState(everybody)
  return (
    <>
      <MemberFilter value={wanted} onChange={setWanted} />
      <Loaded query={members} skeleton={<RowSkeletons count={5} />} failure="Failed to fetch workspace members">
        {(list) => {
          const found = matching(list, wanted)
          return found.length > 0 ? (
            <RowList>
              {found.map((member) => (
                <MemberRow key={member.user._id} member={member} workspace={workspace} />
              ))}
            </RowList>
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
