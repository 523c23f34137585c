// What has to be asked again when something of a workspace is different.
import type { QueryKey } from '@tanstack/react-query'
import type { WorkspaceTopic } from '#contract/live.ts'
import { isOutside, type WorkspaceRole } from '#contract/permissions.ts'

export interface Opened {
  _id: string
  url: string
  myRole: WorkspaceRole
}

const keysOf: Record<WorkspaceTopic, (workspace: Opened) => QueryKey[]> = {
  workspace: ({ url }) => [['workspace', url], ['workspaces']],
  members: ({ _id, url }) => [
    ['members', _id],
    ['workspace', url],
    ['profile', _id],
  ],
  invitations: ({ _id }) => [['invitations', _id]],
  // Guests and clients see the folders that lead to their projects, so these come and go together.
  boards: ({ _id, myRole }) =>
    isOutside(myRole)
      ? [
          ['boards', _id],
          ['folders', _id],
        ]
      : [['boards', _id]],
  folders: ({ _id }) => [['folders', _id]],
}

const everyTopic = Object.keys(keysOf) as WorkspaceTopic[]

/** Each once. Whatever happened, it stands in the history too. */
export function keysAbout(workspace: Opened, topics: Iterable<WorkspaceTopic>): QueryKey[] {
  const keys = [...topics].flatMap((topic) => keysOf[topic](workspace))
  return unique([...keys, ['activities', workspace._id]])
}

export const allKeysOf = (workspace: Opened): QueryKey[] => keysAbout(workspace, everyTopic)

const unique = (keys: QueryKey[]) => [...new Map(keys.map((key) => [key.join(), key])).values()]

/** This tab shows its own changes of these from the moment it asks for them, and keeps what the server answers. */
const keptUpByItself: WorkspaceTopic[] = ['boards', 'folders']

export const newsTo = (topics: WorkspaceTopic[], isOwn: boolean): WorkspaceTopic[] =>
  isOwn ? topics.filter((topic) => !keptUpByItself.includes(topic)) : topics
