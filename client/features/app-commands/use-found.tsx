import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useMe } from '#client/core/session.ts'
import { otherIn } from '#client/features/chats/chat-list.ts'
import { chatsQuery } from '#client/features/chats/data.ts'
import type { Command } from '#client/features/commands/command.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { colorOf } from '#client/ui/color-of.ts'
import type { FoundTask } from '#contract/search.ts'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { searchQuery } from './data.ts'

/** Somebody who types fast is asked for once. */
const PAUSE_MS = 120

function useSettled(text: string) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Tasks and messages, which only the server knows all of. */
export function useFound(text: string, workspace: Workspace | undefined): { commands: Command[]; isBusy: boolean } {
  const me = useMe()
  const navigate = useNavigate()
  const settled = useSettled(text)
  const { data, isFetching } = useQuery(searchQuery(workspace?._id, settled))
  const { data: chats = [] } = useQuery({ ...chatsQuery(workspace?._id ?? ''), enabled: workspace !== undefined })
  const isBusy = isFetching || (settled !== text.trim() && text.trim().length > 1)
  // What was found for other words is no answer to none.
  if (!workspace || !data || text.trim() === '') return { commands: [], isBusy }

  const tasks = data.tasks.map(
    (task): Command => ({
      id: `task:${task._id}`,
      title: task.title,
      words: `${task.taskId} ${task.board.title}`,
      hint: `${task.taskId} · ${task.board.title}`,
      group: t`Tasks`,
      icon: <TaskSign task={task} />,
      wasFound: true,
      run: () =>
        void navigate({
          to: '/$workspace/projects/$boardId',
          params: { workspace: workspace.url, boardId: task.board._id },
          search: { task: task._id },
        }),
    }),
  )
  const messages = data.messages.flatMap(({ _id, chat, body, sender }): Command[] => {
    const known = chats.find((each) => each._id === chat)
    const other = known && otherIn(known, me._id)
    if (!other) return []
    return [
      {
        id: `message:${_id}`,
        title: body.replace(/\s+/g, ' '),
        hint: sender?._id === me._id ? t`You to ${other.name}` : other.name,
        group: t`Messages`,
        icon: <Avatar person={other} size={20} />,
        wasFound: true,
        run: () =>
          void navigate({
            to: '/$workspace/chat/$username',
            params: { workspace: workspace.url, username: other.username },
            search: { message: _id },
          }),
      },
    ]
  })
  return { commands: [...tasks, ...messages], isBusy }
}

function TaskSign({ task: { finished, column } }: { task: FoundTask }) {
  const Icon = finished ? IconCircleCheck : IconCircle
  return <Icon size={16} stroke={1.8} color={colorOf(column.color)} aria-hidden />
}
