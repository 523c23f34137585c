// Files on tasks, and the public page of a task.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Download, Id, Moment, UploadedFile } from './fields.ts'
import { Label } from './labels.ts'

const ATTACHMENT_MAX_BYTES = 25 * 1024 * 1024
export const MAX_ATTACHMENTS = 100

export const Attachment = z.object({
  _id: z.string(),
  task: z.string(),
  name: z.string(),
  size: z.number(),
  contentType: z.string(),
  /**
   * A small picture of it, drawn by us; only pictures have one. Its address ends with its size (-640x427.webp), unless it was drawn
   * before sizes were kept (-640.webp).
   */
  preview: z.string().nullable(),
  uploadedBy: z.string().nullable(),
  createdAt: Moment,
})
export type Attachment = z.infer<typeof Attachment>

export const attachmentsApi = {
  listAttachments: endpoint('GET /api/tasks/:taskId/attachments', {
    access: 'member',
    summary: 'The files of a task.',
    input: z.object({ taskId: Id }),
    output: z.object({ attachments: z.array(Attachment) }),
  }),
  addAttachment: endpoint('POST /api/tasks/:taskId/attachments', {
    access: 'member',
    status: 201,
    summary: 'Put a file on a task, 25 MB at most.',
    upload: ATTACHMENT_MAX_BYTES,
    transaction: 'own',
    input: z.object({ taskId: Id, file: UploadedFile }),
    output: z.object({ attachment: Attachment }),
  }),
  getAttachment: endpoint('GET /api/attachments/:attachmentId', {
    access: 'member',
    summary: 'The file itself.',
    input: z.object({ attachmentId: Id }),
    output: Download,
    download: true,
  }),
  deleteAttachment: endpoint('DELETE /api/attachments/:attachmentId', {
    access: 'member',
    summary: 'Delete a file.',
    input: z.object({ attachmentId: Id }),
    output: z.object({ attachment: Attachment }),
  }),
}

const PublicLink = z.object({ token: z.string(), url: z.string(), createdAt: Moment })

/** What the world may see of a task: no people, no time. */
export const PublicTask = z.object({
  taskId: z.string(),
  title: z.string(),
  description: z.string(),
  status: z.object({ title: z.string(), color: z.string(), finished: z.boolean() }),
  labels: z.array(Label.pick({ name: true, color: true })),
  priority: z.number(),
  dueDate: z.string().nullable(),
  checklist: z.object({ done: z.number(), total: z.number() }),
  project: z.string(),
  updatedAt: Moment,
})
export type PublicTask = z.infer<typeof PublicTask>

const LinkReply = z.object({ link: PublicLink.nullable() })

export const taskLinksApi = {
  getPublicLink: endpoint('GET /api/tasks/:taskId/public-link', {
    access: 'member',
    summary: 'The task’s public link, if there is one.',
    input: z.object({ taskId: Id }),
    output: LinkReply,
  }),
  makePublicLink: endpoint('POST /api/tasks/:taskId/public-link', {
    access: 'member',
    summary: 'Make a link with which anybody reads the task. The same one again while it exists.',
    input: z.object({ taskId: Id }),
    output: LinkReply,
  }),
  deletePublicLink: endpoint('DELETE /api/tasks/:taskId/public-link', {
    access: 'member',
    summary: 'The link stops working.',
    input: z.object({ taskId: Id }),
    output: LinkReply,
  }),
  readPublicTask: endpoint('GET /public/tasks/:token', {
    access: 'anyone',
    summary: 'A task as its public page shows it.',
    input: z.object({ token: z.string().max(200) }),
    output: z.object({ task: PublicTask }),
    limit: { perAddress: 300, windowSeconds: 60 },
  }),
}
