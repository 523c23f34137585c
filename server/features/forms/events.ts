import type { HearthEvent } from '#server/core/event.ts'
import { rooms } from '#server/core/rooms.ts'
import type { FoundBoard } from '#server/features/boards/service.ts'

type Happened =
  | 'created'
  | 'updated'
  | 'published'
  | 'unpublished'
  | 'deleted'
  | 'address-renewed'
  | 'answers-exported'
  | 'answer-deleted'

const heardOn = (boardId: string): Pick<HearthEvent, 'live'> => ({
  live: [{ room: rooms.board(boardId), name: 'forms-changed', body: { boardId } }],
})

/** Never with the address: events are kept, and read by people who may not see the form itself. */
export const formChanged = (
  { _id: boardId, workspaceId }: Pick<FoundBoard, '_id' | 'workspaceId'>,
  form: { _id: string; title: string },
  happened: Happened,
): HearthEvent => ({
  type: `form-${happened}`,
  workspaceId,
  boardId,
  payload: { formId: form._id, title: form.title },
  ...heardOn(boardId),
})

/** The task that came of it is the event; whoever looks at the list of forms sees the count rise. */
export const formAnswered = (boardId: string): HearthEvent => ({
  type: 'form-answered',
  unrecorded: true,
  payload: {},
  ...heardOn(boardId),
})
