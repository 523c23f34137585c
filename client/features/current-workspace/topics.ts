// What has to be asked again when something of a workspace is different.
import { hashKey, type QueryKey } from '@tanstack/react-query'
import { allWorkspaceActivities } from '#client/features/activities/data.ts'
import { allApiKeys } from '#client/features/api-keys/keys.ts'
import { allBoards, boardsQuery } from '#client/features/boards/data.ts'
import { foldersQuery } from '#client/features/folders/data.ts'
import { workspaceInvitationsQuery } from '#client/features/invitations/data.ts'
import { allProfiles, membersQuery } from '#client/features/members/data.ts'
import { allAboutSubscription } from '#client/features/subscription/keys.ts'
import { workspaceQuery, workspacesQuery } from '#client/features/workspaces/data.ts'
import type { WorkspaceTopic } from '#contract/live.ts'
import { isOutside, type WorkspaceRole } from '#contract/permissions.ts'

export interface Opened {
  _id: string
  url: string
  myRole: WorkspaceRole
}

interface Question {
  queryKey: QueryKey
}

const questions: Record<WorkspaceTopic, (workspace: Opened) => Question[]> = {
  // A project says what its workspace is called and whether it is archived.
  workspace: ({ _id, url }) => [workspaceQuery(url), workspacesQuery, boardsQuery(_id), allBoards],
  // How many they are stands in the list of my workspaces, too, and says what the plan costs.
  members: ({ _id, url }) => [
    membersQuery(_id),
    allProfiles(_id),
    workspaceQuery(url),
    workspacesQuery,
    allAboutSubscription(_id),
  ],
  invitations: ({ _id }) => [workspaceInvitationsQuery(_id)],
  // An open project shows its people and the workspace's labels, of which its own history does not tell. Guests and clients
  // see the folders that lead to their projects, so these come and go together.
  boards: ({ _id, myRole }) => [boardsQuery(_id), allBoards, ...(isOutside(myRole) ? [foldersQuery(_id)] : [])],
  folders: ({ _id }) => [foldersQuery(_id)],
  // Which plan it is on stands wherever the workspace does.
  subscription: ({ _id, url }) => [allAboutSubscription(_id), workspaceQuery(url), workspacesQuery],
  'api-keys': ({ _id }) => [allApiKeys(_id)],
}

export const everyTopic = Object.keys(questions) as WorkspaceTopic[]

/** Each once. Whatever happened, it stands in the history too. */
export function keysAbout(workspace: Opened, topics: Iterable<WorkspaceTopic>): QueryKey[] {
  const asked = [...topics].flatMap((topic) => questions[topic](workspace))
  const keys = [...asked, allWorkspaceActivities(workspace._id)].map(({ queryKey }) => queryKey)
  return [...new Map(keys.map((key) => [hashKey(key), key])).values()]
}

/** This tab shows its own changes of these from the moment it asks for them, and keeps what the server answers. */
const keptUpByItself: WorkspaceTopic[] = ['boards', 'folders', 'api-keys']

/** A server that was updated meanwhile may tell of what this page has not learned yet. */
const isKnown = (topic: WorkspaceTopic) => Object.hasOwn(questions, topic)

export const newsTo = (topics: WorkspaceTopic[], isOwn: boolean): WorkspaceTopic[] =>
  topics.filter((topic) => isKnown(topic) && !(isOwn && keptUpByItself.includes(topic)))
