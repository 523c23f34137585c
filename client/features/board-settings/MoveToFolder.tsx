import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from '#client/core/toasts.tsx'
import { useMoveBoard } from '#client/features/boards/data.ts'
import { foldersQuery } from '#client/features/folders/data.ts'
import { FolderSelect } from '#client/features/projects/FolderSelect.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import type { Board } from '#contract/boards.ts'
import { t } from '#contract/texts.ts'

interface Props {
  board: Board
}

export function MoveToFolder({ board }: Props) {
  const { _id: boardId, workspace, folderId, title } = board
  const { data: folders = [] } = useQuery(foldersQuery(workspace._id))
  const moveBoard = useMoveBoard(workspace._id)
  const [chosen, setChosen] = useState(folderId)

  function move(event: FormEvent) {
    event.preventDefault()
    moveBoard.mutate({ boardId, folderId: chosen }, { onSuccess: () => toast.success(t`${title} is moved`) })
  }

  if (folders.length === 0) return null
  return (
    <form onSubmit={move}>
      <SettingsSection
        title="To a folder"
        description={`Within ${workspace.name}. Nobody loses anything.`}
        footer={
          <Button type="submit" variant="default" disabled={chosen === folderId} loading={moveBoard.isPending}>
            Move to folder
          </Button>
        }
      >
        <FolderSelect folders={folders} value={chosen} onChange={setChosen} />
      </SettingsSection>
    </form>
  )
}
