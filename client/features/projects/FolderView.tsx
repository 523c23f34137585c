import { IconFolderOff } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { pathTo } from '#client/features/folders/path.ts'
import { mayCreateFolders } from '#client/features/workspaces/may.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { FolderCards } from './FolderCards.tsx'
import { FolderHeader } from './FolderHeader.tsx'
import { GroupCrumbs } from './GroupCrumbs.tsx'
import { NoProjects } from './NoProjects.tsx'
import { ProjectCards } from './ProjectCards.tsx'
import { projectsShown } from './projects-search.ts'
import { useDrag } from './use-drag.ts'
import { useMoveNode } from './use-move-node.ts'
import { type ProjectTreeData, useProjectTree } from './use-project-tree.ts'

interface Props {
  workspace: Workspace
  folderId: string
}

/** A folder as a page: what lies in it, and who works there. */
export function FolderView({ workspace, folderId }: Props) {
  const query = useProjectTree(workspace._id)
  const area = useRef<HTMLDivElement>(null)
  const { move, mayMove } = useMoveNode(workspace._id)
  useDrag(area, {
    enabled: mayCreateFolders(workspace),
    hits: 'onto',
    ground: folderId,
    mayDrop: mayMove,
    onDrop: move,
    scrollerOf: (element) => element.closest<HTMLElement>('main'),
  })
  return (
    <div ref={area}>
      <Loaded query={query} skeleton={<CardSkeletons count={4} />} failure="Failed to fetch folders">
        {(data) => <OpenFolder workspace={workspace} folderId={folderId} data={data} />}
      </Loaded>
    </div>
  )
}

function OpenFolder({ workspace, folderId, data }: Props & { data: ProjectTreeData }) {
  const [naming, setNaming] = useState(false)
  const { folders, boards } = data
  const folder = folders.find(({ _id }) => _id === folderId)
  usePageTitle(folder?.name ?? t`Folder`)

  if (!folder) {
    return (
      <EmptyState
        icon={IconFolderOff}
        title="Folder not found"
        heading="h1"
        action={
          <LinkButton variant="default" to="/$workspace/group" params={{ workspace: workspace.url }}>
            All folders
          </LinkButton>
        }
      >
        It may have been deleted. What was in it moved one level up.
      </EmptyState>
    )
  }
  const subfolders = folders.filter(({ parentFolder }) => parentFolder === folderId)
  const own = projectsShown({ folders, boards }, { folder: folderId })
  return (
    <>
      <GroupCrumbs workspaceUrl={workspace.url} path={pathTo(folders, folderId).slice(0, -1)} />
      <FolderHeader workspace={workspace} folder={folder} data={data} onNewFolder={() => setNaming(true)} />
      <FolderCards
        workspace={workspace}
        data={data}
        folders={subfolders}
        linkTo={(id) => ({ to: '/$workspace/group/$folderId', params: { workspace: workspace.url, folderId: id } })}
        namingIn={naming ? folderId : undefined}
        onNamed={() => setNaming(false)}
      />
      {own.length > 0 && <ProjectCards workspace={workspace} boards={own} mayDrag={mayCreateFolders(workspace)} />}
      {own.length === 0 && subfolders.length === 0 && !naming && (
        <NoProjects workspace={workspace} search={{}} folder={folder} isFirst={false} />
      )}
    </>
  )
}
