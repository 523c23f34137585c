import { IconCreditCard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import { Tag } from '#client/ui/Tag.tsx'
import { FREE_PLAN_MEMBERS } from '#contract/constants.ts'
import { workspacesQuery } from './data.ts'
import { WorkspaceLogo } from './WorkspaceLogo.tsx'
import classes from './WorkspacePlans.module.css'

export function WorkspacePlans() {
  const workspaces = useQuery(workspacesQuery)
  return (
    <SettingsSection
      title="Your workspaces"
      description={`Each is on the Free plan, which has room for ${FREE_PLAN_MEMBERS} members. Guests and clients are not counted.`}
    >
      <Loaded query={workspaces} skeleton={<RowSkeletons count={2} />} failure="Failed to fetch workspaces">
        {({ myWorkspaces }) =>
          myWorkspaces.length > 0 ? (
            <ul className={classes.list}>
              {myWorkspaces.map((workspace) => (
                <li key={workspace._id} className={classes.row}>
                  <WorkspaceLogo workspace={workspace} size={32} />
                  <div className={classes.words}>
                    <p className={classes.name}>{workspace.name}</p>
                    <p className={classes.meta}>
                      {workspace.seats} of {FREE_PLAN_MEMBERS} members
                    </p>
                  </div>
                  <Tag>Free</Tag>
                </li>
              ))}
            </ul>
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
