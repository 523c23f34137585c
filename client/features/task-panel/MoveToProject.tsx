import { Button, Group, Select, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { toast } from '#client/core/toasts.tsx'
import { boardsQuery, columnsQuery } from '#client/features/boards/data.ts'
import { mayEditTasks } from '#client/features/boards/may.ts'
import { moveTaskToBoard } from '#client/features/task-actions/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Dialog } from '#client/ui/Dialog.tsx'
import type { TaskCard } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'

interface Props {
  card: TaskCard
  onClose(): void
  onMoved(): void
}

export function MoveToProject({ card, onClose, onMoved }: Props) {
  const { board, store } = useOpenBoard()
  const navigate = useNavigate()
  const { data: boards = [] } = useQuery(boardsQuery(board.workspace._id))
  const [boardId, setBoardId] = useState<string | null>(null)
  const [columnId, setColumnId] = useState<string | null>(null)
  const { data: columns = [] } = useQuery({ ...columnsQuery(boardId ?? ''), enabled: boardId !== null })
  const target = columnId ?? columns[0]?._id ?? null
  const others = boards.filter((each) => each._id !== board._id && mayEditTasks(each))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!boardId || !target) return
    onMoved()
    const title = others.find(({ _id }) => _id === boardId)?.title ?? t`the other project`
    if (!(await moveTaskToBoard(store, card._id, boardId, target))) return
    const run = () =>
      void navigate({
        to: '/$workspace/projects/$boardId',
        params: { workspace: board.workspace.url, boardId },
        search: { task: card._id },
      })
    toast.success(t`${card.taskId} moved to ${title}`, { label: t`Open`, run })
  }

  return (
    <Dialog opened onClose={onClose} title={`Move ${card.taskId}`}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          <Select
            label="Project"
            placeholder={others.length > 0 ? 'Choose a project' : 'There is no other project'}
            data={others.map(({ _id, title }) => ({ value: _id, label: title }))}
            value={boardId}
            onChange={(picked) => {
              setBoardId(picked)
              setColumnId(null)
            }}
            searchable
            data-autofocus
          />
          <Select
            label="Column"
            data={columns.map(({ _id, title }) => ({ value: _id, label: title }))}
            value={target}
            onChange={setColumnId}
            disabled={boardId === null}
            allowDeselect={false}
          />
        </Stack>
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!target}>
            Move
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
