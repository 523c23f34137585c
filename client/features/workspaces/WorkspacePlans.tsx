import { IconCreditCard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { Row } from '#client/ui/Row.tsx'
import { RowList } from '#client/ui/RowList.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import { Tag } from '#client/ui/Tag.tsx'
import { FREE_PLAN_MEMBERS } from '#contract/constants.ts'
import { many, t } from '#contract/texts.ts'
import type { WorkspaceSummary } from '#contract/workspace-summary.ts'
import { workspacesQuery } from './data.ts'
import { WorkspaceLogo } from './WorkspaceLogo.tsx'

const seatsOf = ({ seats, plan }: WorkspaceSummary) =>
  plan === 'premium'
    ? many(seats, { one: '# member', other: '# members' })
    : t`${seats} of ${FREE_PLAN_MEMBERS} members`

export function WorkspacePlans() {
  const workspaces = useQuery(workspacesQuery)
  return (
    <SettingsSection
      title="Your workspaces"
      description={`Free has room for ${FREE_PLAN_MEMBERS} members, Premium for as many as you like. Guests and clients are not counted.`}
    >
      <Loaded query={workspaces} skeleton={<RowSkeletons count={2} />} failure="Failed to fetch workspaces">
        {({ myWorkspaces }) =>
          myWorkspaces.length > 0 ? (
            <RowList>
              {myWorkspaces.map((workspace) => (
                <Row
                  key={workspace._id}
                  lead={<WorkspaceLogo workspace={workspace} size={32} />}
                  title={
                    <Link to="/$workspace/settings/subscription" params={{ workspace: workspace.url }}>
                      {workspace.name}
                    </Link>
                  }
                  meta={seatsOf(workspace)}
                >
                  {workspace.plan === 'premium' ? <Tag tone="good">Premium</Tag> : <Tag>Free</Tag>}
                </Row>
              ))}
            </RowList>
          ) : (
            <EmptyState icon={IconCreditCard} title="No workspace of your own yet">
              As a guest you pay nothing; the team you work with does.
            </EmptyState>
          )
        }
      </Loaded>
    </SettingsSection>
  )
}
