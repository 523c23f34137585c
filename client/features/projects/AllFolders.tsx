import { Button } from '@mantine/core'
import { IconFolderPlus, IconFolders } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { mayCreateFolders } from '#client/features/workspaces/may.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import { FolderCards } from './FolderCards.tsx'
import { useDrag } from './use-drag.ts'
import { useMoveNode } from './use-move-node.ts'
import { useProjectTree } from './use-project-tree.ts'

interface Props {
  workspace: Workspace
}

/** The folders at the top, each with how much and who is in it. */
export function AllFolders({ workspace }: Props) {
  const query = useProjectTree(workspace._id)
  const [naming, setNaming] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const { move, mayMove } = useMoveNode(workspace._id)
  const mayCreate = mayCreateFolders(workspace)
  useDrag(area, { enabled: mayCreate, hits: 'onto', mayDrop: mayMove, onDrop: move })

  const newFolder = mayCreate && (
    <Button leftSection={<IconFolderPlus size={15} stroke={1.8} />} onClick={() => setNaming(true)}>
      New folder
    </Button>
  )
  return (
    <div ref={area}>
      <PageHeader title="Folders" description="How the projects of this workspace are grouped." actions={newFolder} />
      <Loaded query={query} skeleton={<CardSkeletons count={3} />} failure="Failed to fetch folders">
        {(data) => {
          const top = data.nodes.flatMap((node) => (node.kind === 'folder' ? [node.folder] : []))
          if (top.length === 0 && !naming) {
            return (
              <EmptyState icon={IconFolders} title="No folders yet" action={newFolder}>
                Folders keep projects that belong together side by side: one for each team, client or year. They can lie
                in each other.
              </EmptyState>
            )
          }
          return (
            <FolderCards
              workspace={workspace}
              data={data}
              folders={top}
              linkTo={(folderId) => ({
                to: '/$workspace/group/$folderId',
                params: { workspace: workspace.url, folderId },
              })}
              namingIn={naming ? null : undefined}
              onNamed={() => setNaming(false)}
            />
          )
        }}
      </Loaded>
    </div>
  )
}
