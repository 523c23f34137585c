import { IconPlus, IconStack2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import card from '#client/ui/card.module.css'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import type { WorkspaceSummary } from '#contract/workspaces.ts'
import { workspacesQuery } from './data.ts'
import classes from './WorkspaceCard.module.css'
import { WorkspaceCard } from './WorkspaceCard.tsx'

export function WorkspaceList() {
  const workspaces = useQuery(workspacesQuery)
  return (
    <Loaded query={workspaces} skeleton={<CardSkeletons count={3} />} failure="Failed to fetch workspaces">
      {({ myWorkspaces, guestWorkspaces }) =>
        myWorkspaces.length + guestWorkspaces.length > 0 ? (
          <>
            <Cards title="My workspaces" workspaces={myWorkspaces} />
            <Cards title="Where I am a guest" workspaces={guestWorkspaces} />
          </>
        ) : (
          <EmptyState
            icon={IconStack2}
            title="No workspace yet"
            action={
              <LinkButton to="/workspaces/create" leftSection={<IconPlus size={15} stroke={1.8} />}>
                Create a workspace
              </LinkButton>
            }
          >
            A workspace holds the projects of one team. Create one, or ask a teammate to invite you.
          </EmptyState>
        )
      }
    </Loaded>
  )
}

function Cards({ title, workspaces }: { title: string; workspaces: WorkspaceSummary[] }) {
  if (workspaces.length === 0) return null
  return (
    <section className={classes.group} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <div className={`${card.grid} ${classes.grid}`}>
        {workspaces.map((workspace) => (
          <WorkspaceCard key={workspace._id} workspace={workspace} />
        ))}
      </div>
    </section>
  )
}
