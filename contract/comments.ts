// What people say about a task, and what happened to it, in one stream.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { count, Id, Moment } from './fields.ts'
import { Person } from './people.ts'
import { Emoji, Reactions } from './reactions.ts'
import { t } from './texts.ts'

export const MAX_COMMENT = 20_000

export const Comment = z.object({
  _id: z.string(),
  task: z.string(),
  author: Person.nullable(),
  /** Markdown-like text; `@username` names somebody. */
  body: z.string(),
  reactions: Reactions,
  createdAt: Moment,
  editedAt: Moment.nullable(),
  version: z.number(),
})
export type Comment = z.infer<typeof Comment>

const FieldChange = z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })

/** One line of a task's history, newest first: a change or a comment. */
export const TaskActivity = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('change'),
    _id: z.string(),
    type: z.string(),
    who: Person.nullable(),
    when: Moment,
    /** The first of `changes`, for events that change one field. */
    field: z.string().nullable(),
    from: z.unknown(),
    to: z.unknown(),
    changes: z.array(FieldChange),
    /** Whether `getDescriptionChange` tells what the description was: not of what was written on another project. */
    hasTexts: z.boolean(),
    payload: z.record(z.string(), z.unknown()),
  }),
  z.object({
    kind: z.literal('comment'),
    _id: z.string(),
    who: Person.nullable(),
    when: Moment,
    comment: Comment,
  }),
])
export type TaskActivity = z.infer<typeof TaskActivity>

const Body = z
  .string({ error: () => t`A comment must be text` })
  .trim()
  .min(1, { error: () => t`Write something first` })
  .max(MAX_COMMENT, { error: () => t`A comment can have at most ${MAX_COMMENT} characters` })

const CommentReply = z.object({ comment: Comment })

export const commentsApi = {
  listTaskActivity: endpoint('GET /api/tasks/:taskId/activity', {
    access: 'member',
    summary: 'What happened to a task and what was said about it, newest first.',
    input: z.object({ taskId: Id, before: Id.optional(), limit: count(100, 50) }),
    output: z.object({ activity: z.array(TaskActivity), hasMore: z.boolean() }),
  }),
  getDescriptionChange: endpoint('GET /api/tasks/:taskId/activity/:first/description', {
    access: 'member',
    summary: 'What a description was before a change of it, and after that or a later one.',
    input: z.object({
      taskId: Id,
      /** The changes as the activity names them; without `last` it is one. */
      first: Id,
      last: Id.optional(),
    }),
    /** `after` is null when an import may have changed it next, of which no text is kept. */
    output: z.object({ before: z.string(), after: z.string().nullable() }),
  }),
  createComment: endpoint('POST /api/tasks/:taskId/comments', {
    access: 'member',
    status: 201,
    summary: 'Say something about a task.',
    input: z.object({ taskId: Id, body: Body }),
    output: CommentReply,
  }),
  updateComment: endpoint('PUT /api/comments/:commentId', {
    access: 'member',
    summary: 'Change a comment of one’s own.',
    input: z.object({ commentId: Id, body: Body, version: z.int().optional() }),
    output: CommentReply,
  }),
  deleteComment: endpoint('DELETE /api/comments/:commentId', {
    access: 'member',
    summary: 'Delete a comment of one’s own; project admins any.',
    input: z.object({ commentId: Id }),
    output: CommentReply,
  }),
  reactToComment: endpoint('POST /api/comments/:commentId/react', {
    access: 'member',
    summary: 'Add one’s emoji, or take it back.',
    input: z.object({ commentId: Id, emoji: Emoji }),
    output: CommentReply,
  }),
}
