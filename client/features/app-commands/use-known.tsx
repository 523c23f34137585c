import { IconFolder, IconMessageCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMe } from '#client/core/session.ts'
import { boardsQuery } from '#client/features/boards/data.ts'
import type { Command } from '#client/features/commands/command.ts'
import { foldersQuery } from '#client/features/folders/data.ts'
import { membersQuery } from '#client/features/members/data.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { ProjectDot } from './pages/ProjectDot.tsx'
import { useWorkspaceAsked } from './use-workspace-asked.ts'

/** Projects, folders and people: the screens have them already, so they are found without asking. */
export function useKnown(): { workspace: Workspace | undefined; commands: Command[] } {
  const workspace = useWorkspaceAsked()
  const navigate = useNavigate()
  const me = useMe()
  const asked = { enabled: workspace !== undefined }
  const { data: boards = [] } = useQuery({ ...boardsQuery(workspace?._id ?? ''), ...asked })
  const { data: folders = [] } = useQuery({ ...foldersQuery(workspace?._id ?? ''), ...asked })
  const { data: members = [] } = useQuery({ ...membersQuery(workspace?._id ?? ''), ...asked })
  if (!workspace) return { workspace, commands: [] }
  const url = workspace.url

  const projects = boards.map(
    (board): Command => ({
      id: `board:${board._id}`,
      title: board.title,
      words: board.key,
      hint: board.status === 'archived' ? t`Archived` : board.key,
      group: t`Projects`,
      icon: <ProjectDot board={board} />,
      isOneOfMany: true,
      run: () => void navigate({ to: '/$workspace/projects/$boardId', params: { workspace: url, boardId: board._id } }),
    }),
  )
  const inFolders = folders.map(
    ({ _id, name }): Command => ({
      id: `folder:${_id}`,
      title: name,
      group: t`Folders`,
      icon: <IconFolder size={17} stroke={1.6} aria-hidden />,
      isOneOfMany: true,
      run: () => void navigate({ to: '/$workspace/group/$folderId', params: { workspace: url, folderId: _id } }),
    }),
  )
  const people = members.flatMap(({ user }): Command[] => {
    const params = { workspace: url, username: user.username }
    const profile: Command = {
      id: `person:${user._id}`,
      title: user.name,
      words: user.username,
      hint: `@${user.username}`,
      group: t`People`,
      icon: <Avatar person={user} size={20} />,
      isOneOfMany: true,
      run: () => void navigate({ to: '/$workspace/u/$username', params }),
    }
    const chat: Command = {
      id: `chat:${user._id}`,
      title: t`Message ${user.name}`,
      words: t`${user.username} chat write`,
      group: t`Chats`,
      icon: <IconMessageCircle size={17} stroke={1.6} aria-hidden />,
      isOneOfMany: true,
      run: () => void navigate({ to: '/$workspace/chat/$username', params }),
    }
    return user._id === me._id ? [profile] : [profile, chat]
  })
  return { workspace, commands: [...projects, ...inFolders, ...people] }
}
