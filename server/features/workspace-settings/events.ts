import type { HearthEvent, Reopening } from '#server/core/event.ts'
import { timersGone } from '#server/features/boards/service.ts'
import { toMyTabs } from '#server/features/workspaces/service.ts'

interface About {
  _id: string
  name: string
}

/** A workspace stands in the list of each of its members, wherever they are at this moment. */
const inEverybodysList = (memberIds: string[]) => memberIds.map((userId) => toMyTabs(userId, null))

export const workspaceUpdated = (
  workspaceId: string,
  changed: Record<string, unknown>,
  before: Record<string, unknown>,
  memberIds: string[],
): HearthEvent => ({
  type: 'workspace-updated',
  workspaceId,
  payload: { fields: Object.keys(changed), ...changed },
  before,
  changes: ['workspace'],
  live: inEverybodysList(memberIds),
})

export const permissionsChanged = (workspaceId: string, now: object, before: object): HearthEvent => ({
  type: 'permissions-changed',
  workspaceId,
  payload: { ...now },
  before: { ...before },
  changes: ['workspace'],
})

/** A stricter rule closes the rooms: whoever meets it comes back in by themselves. */
export const securityChanged = (
  workspaceId: string,
  now: object,
  before: object,
  reopens: Reopening | null,
): HearthEvent => ({
  type: 'security-changed',
  workspaceId,
  payload: { ...now },
  before: { ...before },
  changes: ['workspace'],
  ...(reopens && { reopens }),
})

export const workspaceLogoChanged = (workspaceId: string, memberIds: string[]): HearthEvent => ({
  type: 'workspace-logo-changed',
  workspaceId,
  payload: {},
  changes: ['workspace'],
  live: inEverybodysList(memberIds),
})

export const workspaceArchived = (workspaceId: string, archived: boolean, memberIds: string[]): HearthEvent => ({
  type: archived ? 'workspace-archived' : 'workspace-unarchived',
  workspaceId,
  payload: {},
  changes: ['workspace', 'boards'],
  live: inEverybodysList(memberIds),
})

export const workspaceHandedOver = (workspaceId: string, to: { _id: string; name: string }): HearthEvent => ({
  type: 'workspace-handed-over',
  workspaceId,
  payload: { userId: to._id, name: to.name },
  changes: ['workspace', 'members'],
  live: [toMyTabs(to._id, null)],
})

/** Belongs to no workspace: there is none any more. */
export const workspaceDeleted = ({ name }: About, memberIds: string[], reopens: Reopening): HearthEvent => ({
  type: 'workspace-deleted',
  payload: { name },
  reopens,
  live: [...inEverybodysList(memberIds), ...timersGone(memberIds)],
})
