import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCreateFolder } from '#client/features/folders/data.ts'
import { mayCreateFolders, mayCreateProjects } from '#client/features/workspaces/may.ts'
import { Loaded } from '#client/ui/Loaded.tsx'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { FavoriteLinks } from './FavoriteLinks.tsx'
import { ProjectTree } from './ProjectTree.tsx'
import { under, useProjectActions } from './project-actions.ts'
import classes from './SidebarProjects.module.css'
import { TreeSkeleton } from './TreeSkeleton.tsx'
import { useProjectTree } from './use-project-tree.ts'

interface Props {
  workspace: Workspace
}

/** The lower part of the sidebar: favorites, then every folder and project. */
export function SidebarProjects({ workspace }: Props) {
  const query = useProjectTree(workspace._id)
  const { openMenu } = useProjectActions()
  const [namingIn, setNamingIn] = useState<string | null | undefined>(undefined)
  const createFolder = useCreateFolder(workspace._id)
  // Kept here: while the first folder is made there is no tree.
  const [made, setMade] = useState<string | null>(null)
  const mayAdd = mayCreateProjects(workspace) || mayCreateFolders(workspace)

  function create(name: string, parentFolder: string | null) {
    const input = { workspaceId: workspace._id, name, parentFolder }
    createFolder.mutate(input, { onSuccess: ({ folder }) => setMade(folder._id) })
  }

  return (
    <Loaded query={query} skeleton={<TreeSkeleton />} failure="Failed to fetch boards">
      {(data) => (
        <>
          <FavoriteLinks workspace={workspace} boards={data.boards.filter(({ favorite }) => favorite)} />
          <section className={classes.section} aria-label="Folders and projects">
            <div className={classes.head}>
              <h2>Projects</h2>
              {mayAdd && (
                <button
                  type="button"
                  aria-label="New project or folder"
                  aria-haspopup="menu"
                  onClick={({ currentTarget }) =>
                    openMenu({
                      subject: { kind: 'new', parent: null },
                      at: under(currentTarget),
                      onNewFolder: setNamingIn,
                    })
                  }
                >
                  <IconPlus size={15} stroke={1.8} aria-hidden />
                </button>
              )}
            </div>
            {data.nodes.length > 0 || namingIn === null ? (
              <ProjectTree
                workspace={workspace}
                data={data}
                namingIn={namingIn}
                onNameIn={setNamingIn}
                onCreate={create}
                made={made}
                onGoOn={() => setMade(null)}
              />
            ) : (
              <p className={classes.empty}>
                {mayCreateProjects(workspace) ? (
                  <>
                    No projects yet.{' '}
                    <Link to="/$workspace/projects/create" params={{ workspace: workspace.url }}>
                      Create the first
                    </Link>
                  </>
                ) : (
                  t`Projects you are added to show up here.`
                )}
              </p>
            )}
          </section>
        </>
      )}
    </Loaded>
  )
}
