import { IconLayoutKanban, IconStar } from '@tabler/icons-react'
import { mayCreateProjects } from '#client/features/workspaces/may.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import classes from './HomeProjects.module.css'
import { NewProjectButton } from './NewProjectButton.tsx'
import { ProjectCards } from './ProjectCards.tsx'
import { projectsShown } from './projects-search.ts'
import { useProjectTree } from './use-project-tree.ts'

interface Props {
  workspace: Workspace
}

/** As many as fit without pushing everything else off the screen. */
const MAX_RECENT = 6

/** What somebody works on: the projects with a star, and those they opened last. */
export function HomeProjects({ workspace }: Props) {
  const query = useProjectTree(workspace._id)
  return (
    <Loaded query={query} skeleton={<CardSkeletons count={3} />} failure="Failed to fetch boards">
      {({ folders, boards }) => {
        const favorites = projectsShown({ folders, boards }, { show: 'favorites' })
        const recent = projectsShown({ folders, boards }, { show: 'all', sort: 'opened' })
          // Those with a star stand right above.
          .filter(({ openedAt, favorite }) => openedAt !== null && !favorite)
          .slice(0, MAX_RECENT)
        // Somebody new has opened nothing yet: then what there is.
        const isNew = recent.length === 0 && favorites.length === 0
        const shown = isNew ? projectsShown({ folders, boards }, { show: 'all' }).slice(0, MAX_RECENT) : recent
        if (boards.length === 0) {
          const mayCreate = mayCreateProjects(workspace)
          return (
            <EmptyState
              icon={IconLayoutKanban}
              title="No projects yet"
              action={mayCreate && <NewProjectButton workspaceUrl={workspace.url} label="Create a project" />}
            >
              {mayCreate
                ? 'A project is one piece of work with an end: a launch, a move, a release. Start with what is on your desk now.'
                : 'Projects you are added to show up here.'}
            </EmptyState>
          )
        }
        return (
          <>
            <section className={classes.section} aria-label="Favorites">
              <h2 className={classes.heading}>Favorites</h2>
              {favorites.length > 0 ? (
                <ProjectCards workspace={workspace} boards={favorites} folders={folders} level={3} />
              ) : (
                <p className={classes.hint}>
                  <IconStar size={15} stroke={1.7} aria-hidden />
                  Projects you mark with a star stand here and at the top of the sidebar.
                </p>
              )}
            </section>
            {shown.length > 0 && (
              <section className={classes.section} aria-label="Recent projects">
                <h2 className={classes.heading}>{isNew ? 'Projects' : 'Recently opened'}</h2>
                <ProjectCards workspace={workspace} boards={shown} folders={folders} level={3} />
              </section>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
