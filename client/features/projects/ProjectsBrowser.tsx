import { useRef, useState } from 'react'
import { pathTo } from '#client/features/folders/path.ts'
import { mayCreateFolders } from '#client/features/workspaces/may.ts'
import { Loaded } from '#client/ui/Loaded.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import { Crumbs } from './Crumbs.tsx'
import { FolderCards } from './FolderCards.tsx'
import { NoProjects } from './NoProjects.tsx'
import { ProjectCards } from './ProjectCards.tsx'
import { ProjectsHeader } from './ProjectsHeader.tsx'
import { ProjectsToolbar } from './ProjectsToolbar.tsx'
import { isFlat, projectsShown } from './projects-search.ts'
import { type ProjectsSearch, readProjectsSearch } from './projects-search-params.ts'
import { useDrag } from './use-drag.ts'
import { useMoveNode } from './use-move-node.ts'
import { type ProjectTreeData, useProjectTree } from './use-project-tree.ts'
import { useView, type View } from './use-view.ts'

interface Props {
  workspace: Workspace
  search: ProjectsSearch
  onSearch(search: ProjectsSearch): void
}

export function ProjectsBrowser({ workspace, search, onSearch }: Props) {
  const query = useProjectTree(workspace._id)
  const [view, setView] = useView()
  const [naming, setNaming] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const { move, mayMove } = useMoveNode(workspace._id)

  useDrag(area, {
    enabled: mayCreateFolders(workspace),
    hits: 'onto',
    mayDrop: mayMove,
    onDrop: move,
    scrollerOf: (element) => element.closest<HTMLElement>('main'),
  })

  return (
    <div ref={area}>
      <ProjectsHeader
        workspace={workspace}
        folderId={search.folder ?? null}
        folders={query.data?.folders ?? []}
        onNewFolder={() => setNaming(true)}
      />
      <ProjectsToolbar
        search={search}
        onSearch={(changes) => onSearch(readProjectsSearch({ ...search, ...changes }))}
        view={view}
        onView={setView}
      />
      <Loaded query={query} skeleton={<CardSkeletons count={6} />} failure="Failed to fetch boards">
        {(data) => (
          <Contents
            workspace={workspace}
            data={data}
            search={search}
            view={view}
            naming={naming}
            onNaming={setNaming}
          />
        )}
      </Loaded>
    </div>
  )
}

interface ContentsProps extends Pick<Props, 'workspace' | 'search'> {
  data: ProjectTreeData
  view: View
  naming: boolean
  onNaming(naming: boolean): void
}

function Contents({ workspace, data, search, view, naming, onNaming }: ContentsProps) {
  const { folders, allBoards } = data
  const flat = isFlat(search)
  // A folder that is gone, or was never mine to see, leads to the top.
  const folder = folders.find(({ _id }) => _id === search.folder)
  const { folder: _, ...anywhere } = search
  const boards = projectsShown({ folders, boards: allBoards }, folder ? { ...anywhere, folder: folder._id } : anywhere)
  const subfolders = flat ? [] : folders.filter(({ parentFolder }) => isIn(parentFolder, folder?._id ?? null))
  const isEmpty = boards.length === 0 && subfolders.length === 0 && !naming

  function isIn(parent: string | null, open: string | null) {
    const shown = parent !== null && folders.some(({ _id }) => _id === parent) ? parent : null
    return shown === open
  }

  return (
    <>
      {!flat && folders.length > 0 && (
        <Crumbs workspaceUrl={workspace.url} path={pathTo(folders, folder?._id ?? null)} />
      )}
      <FolderCards
        workspace={workspace}
        data={data}
        folders={subfolders}
        linkTo={(folderId) => ({
          to: '/$workspace/projects',
          params: { workspace: workspace.url },
          search: { ...search, folder: folderId },
        })}
        namingIn={naming && !flat ? (folder?._id ?? null) : undefined}
        onNamed={() => onNaming(false)}
      />
      {isEmpty ? (
        <NoProjects workspace={workspace} search={search} folder={folder} isFirst={allBoards.length === 0} />
      ) : (
        <ProjectCards
          workspace={workspace}
          boards={boards}
          view={view}
          mayDrag={mayCreateFolders(workspace)}
          {...(flat && { folders })}
        />
      )}
    </>
  )
}
