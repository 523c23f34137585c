// Forms of a project: whoever has the address fills one in, and a task comes of it.
import { z } from 'zod'
import { Color } from './colors.ts'
import { endpoint } from './endpoint.ts'
import { count, Done, Download, Id, Ids, line, Moment, prose, type ReceivedFile } from './fields.ts'
import { t } from './texts.ts'

export const fieldTypes = [
  'short_text',
  'long_text',
  'email',
  'number',
  'date',
  'select',
  'multi_select',
  'checkbox',
  'priority',
  'file',
  'url',
] as const
export type FieldType = (typeof fieldTypes)[number]

export const hasOptions = (type: FieldType) => type === 'select' || type === 'multi_select'

/** What an answer becomes on the task. Whatever becomes nothing of its own is listed in the description. */
const mappings = ['title', 'description', 'priority', 'dueDate', 'labels'] as const
export type Mapping = (typeof mappings)[number]

export const mappingsOf: Record<FieldType, readonly Mapping[]> = {
  short_text: ['title', 'description'],
  long_text: ['title', 'description'],
  email: ['title', 'description'],
  number: ['title', 'description'],
  date: ['dueDate', 'description'],
  select: ['title', 'description', 'priority', 'labels'],
  multi_select: ['description', 'labels'],
  checkbox: [],
  priority: ['priority'],
  file: [],
  url: ['title', 'description'],
}

/**
 * What holds back programs, beyond the hidden field and the limits every form has. `time`: the form must have been opened, and read
 * for a moment. `work`: the browser must have calculated a little as well.
 */
export const protections = ['open', 'time', 'work'] as const
export type Protection = (typeof protections)[number]

const MEGABYTE = 1024 * 1024
export const MAX_FORMS = 100
export const MAX_QUESTIONS = 60
export const MAX_OPTIONS = 100
export const MAX_LISTENERS = 50
/** With one form, whichever questions they answer. */
export const MAX_FILES = 5
export const MAX_FILE_BYTES = 25 * MEGABYTE
/** Of all that is sent with one form. */
export const MAX_FORM_BYTES = 40 * MEGABYTE

/** What is said to whoever sent a form that says nothing of its own. */
export const THANKS = 'Thank you. Your answers have arrived.'

/** How long somebody must have looked at a form before it can be sent, where that is asked for. */
export const MIN_READING_MS = 2_000

const FieldId = z
  .string({ error: () => t`The id of a question must be text` })
  // Answers are kept under it: a name such as __proto__ would be no key like others.
  .regex(/^[a-z0-9][\w-]{0,63}$/i, { error: () => t`The id of a question has letters, digits, - and _` })
  // Nor does a part of a body with a file get through under "constructor".
  .refine((id) => !(id in Object.prototype), { error: () => t`This word cannot be the id of a question` })

/** When a question is asked: depending on the answer to one before it. */
export const Condition = z.object({
  field: FieldId,
  equals: z.union([z.string().max(500), z.number(), z.boolean()]).optional(),
  includes: z.string().max(500).optional(),
  isAnswered: z.boolean().optional(),
})
export type Condition = z.infer<typeof Condition>

export const FormField = z.object({
  id: FieldId,
  type: z.enum(fieldTypes),
  label: line(t`The question`, 200),
  help: prose(t`The explanation`, 500).default(''),
  required: z.boolean().default(false),
  options: z
    .array(line(t`An option`, 200))
    .max(MAX_OPTIONS, { error: () => t`At most ${MAX_OPTIONS} options` })
    .default([]),
  mapsTo: z
    .enum([...mappings, 'none'])
    .nullable()
    .default(null)
    .transform((field) => (field === 'none' ? null : field)),
  showIf: Condition.nullable().default(null),
  /** Of a number. */
  min: z.number().nullable().default(null),
  max: z.number().nullable().default(null),
})
export type FormField = z.infer<typeof FormField>

export const Form = z.object({
  _id: z.string(),
  boardId: z.string(),
  title: z.string(),
  /** Markdown. */
  description: z.string(),
  /** Where the tasks land; the project's first column when it is gone or none was chosen. */
  columnId: z.string().nullable(),
  fields: z.array(FormField),
  published: z.boolean(),
  confirmation: z.string(),
  /** A path of this server, or the whole address of another one, which is offered as a link. */
  redirectPath: z.string().nullable(),
  accent: z.string(),
  cover: z.string().nullable(),
  protection: z.enum(protections),
  /** Ids of those who are told of each answer. Whoever no longer sees the project is not among them. */
  listeners: z.array(z.string()),
  slug: z.string(),
  url: z.string(),
  submissionCount: z.number(),
  lastSubmissionAt: Moment.nullable(),
  createdBy: z.string().nullable(),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
})
export type Form = z.infer<typeof Form>

/** The part of a form the world sees. */
export const PublicForm = Form.pick({
  title: true,
  description: true,
  fields: true,
  accent: true,
  cover: true,
  protection: true,
})
export type PublicForm = z.infer<typeof PublicForm>

/** Of an attachment what is needed to show it. */
const AnsweredFile = z.object({ _id: z.string(), name: z.string(), size: z.number(), preview: z.string().nullable() })

/** An answer together with the question as it was asked. */
export const GivenAnswer = FormField.pick({ id: true, label: true, type: true }).extend({
  value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
  /** The attachments named in `value`, in their order; null for what is no longer on the task. Very old answers know only the names. */
  files: z.array(AnsweredFile.nullable()).optional(),
})
export type GivenAnswer = z.infer<typeof GivenAnswer>

export const Submission = z.object({
  _id: z.string(),
  form: z.string(),
  answers: z.array(GivenAnswer),
  /** Null when it was deleted for good or went to another project. */
  task: z.object({ _id: z.string(), taskId: z.string(), title: z.string(), deleted: z.boolean() }).nullable(),
  taskIsElsewhere: z.boolean(),
  createdAt: Moment,
})
export type Submission = z.infer<typeof Submission>

/** Proof of when a form was opened; with `work`, what the browser has to calculate about. */
export const FormStart = z.object({ token: z.string(), challenge: z.string(), bits: z.number() })
export type FormStart = z.infer<typeof FormStart>

/**
 * Of this server ("//elsewhere.example" and "/\elsewhere.example" are addresses of others), or of another one, by https alone and
 * without a name before the host: in https://bank.example@elsewhere.example people read the first, and browsers go to the second.
 */
const onward = /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\/?#@]+([/?#][^\s\\]*)?)$/
const onwardWords = () => t`Give a path on this server that begins with one /, or an address that begins with https://`

const FormFields = {
  title: line(t`The title`, 120),
  description: prose(t`The description`, 5_000),
  columnId: Id.nullable(),
  fields: z
    .array(FormField.extend({ id: FieldId.optional() }))
    .max(MAX_QUESTIONS, { error: () => t`A form can have at most ${MAX_QUESTIONS} questions` }),
  published: z.boolean(),
  confirmation: prose(t`The confirmation`, 2_000),
  redirectPath: z
    .string()
    .trim()
    .max(500, { error: () => t`The address can have at most 500 characters` })
    .regex(onward, { error: onwardWords })
    .refine((text) => text.startsWith('/') || z.url().safeParse(text).success, { error: onwardWords })
    .nullable(),
  accent: Color,
  cover: Color.nullable(),
  protection: z.enum(protections),
  listeners: Ids(t`people`, MAX_LISTENERS),
}
const FormReply = z.object({ form: Form })

export const formsApi = {
  listForms: endpoint('GET /api/boards/:boardId/forms', {
    access: 'member',
    summary: 'The forms of a project, newest first.',
    input: z.object({ boardId: Id }),
    output: z.object({ forms: z.array(Form) }),
  }),
  createForm: endpoint('POST /api/boards/:boardId/forms', {
    access: 'member',
    status: 201,
    summary:
      'Make a form. It takes answers once it is published, and tells `listeners` of each: people who see the project; without the field, whoever makes it.',
    input: z.object({ boardId: Id, ...z.object(FormFields).partial().shape, title: FormFields.title }),
    output: FormReply,
  }),
  getForm: endpoint('GET /api/forms/:formId', {
    access: 'member',
    summary: 'One form.',
    input: z.object({ formId: Id }),
    output: FormReply,
  }),
  updateForm: endpoint('PUT /api/forms/:formId', {
    access: 'member',
    summary:
      'Change a form. With `version`, only if nobody changed it since. `listeners` are all who are told of an answer from now on.',
    input: z.object({ formId: Id, version: z.int().optional(), ...z.object(FormFields).partial().shape }),
    output: FormReply,
  }),
  deleteForm: endpoint('DELETE /api/forms/:formId', {
    access: 'member',
    summary: 'Delete a form and the list of its answers. The tasks that came of them stay.',
    input: z.object({ formId: Id }),
    output: FormReply,
  }),
  renewFormSlug: endpoint('POST /api/forms/:formId/slug', {
    access: 'member',
    summary: 'Give a form another address. The old one leads nowhere from then on.',
    input: z.object({ formId: Id }),
    output: FormReply,
  }),
  listSubmissions: endpoint('GET /api/forms/:formId/submissions', {
    access: 'member',
    summary: 'What was sent in through a form, newest first, and the task each made.',
    input: z.object({ formId: Id, page: count(100_000, 1), limit: count(100, 25) }),
    output: z.object({
      submissions: z.array(Submission),
      meta: z.object({ total: z.number(), page: z.number(), limit: z.number(), totalPages: z.number() }),
    }),
  }),
  exportSubmissions: endpoint('GET /api/forms/:formId/submissions/export', {
    access: 'member',
    summary: 'The same as a CSV file, a line for each answer, the newest 10,000.',
    input: z.object({ formId: Id }),
    output: Download,
    download: true,
  }),
  deleteSubmission: endpoint('DELETE /api/forms/:formId/submissions/:submissionId', {
    access: 'member',
    summary: 'Delete what one person sent in. The task that came of it stays.',
    input: z.object({ formId: Id, submissionId: Id }),
    output: Done,
  }),
}

const Slug = z.string().max(200)
const Value = z.union(
  [z.string().max(20_000), z.number(), z.boolean(), z.array(z.string().max(500)).max(MAX_OPTIONS), z.null()],
  { error: () => t`This answer cannot be read` },
)

export const publicFormsApi = {
  readPublicForm: endpoint('GET /public/forms/:slug', {
    access: 'anyone',
    summary: 'A published form, and the proof of having opened it.',
    input: z.object({ slug: Slug }),
    output: z.object({ form: PublicForm, start: FormStart }),
    limit: { perAddress: 300, windowSeconds: 60 },
  }),
  submitForm: endpoint('POST /public/forms/:slug', {
    access: 'anyone',
    status: 201,
    transaction: 'own',
    summary:
      'Fill in a form: a task is made of it. JSON, or multipart/form-data when there are files: then `answers` is a field with the same JSON, every other value a field of its own, and each file a part named by the id of its question. At most 5 files, 25 MB each, 40 MB together. A form with `protection` other than `open` asks for the `token` of GET; with `work` also for `work`, a text for which SHA-256 of `challenge:work` begins with `bits` zero bits. What is wrong with an answer is told under `answers.<id of the question>`.',
    multipart: { json: ['answers'], maxFiles: MAX_FILES, maxFileBytes: MAX_FILE_BYTES, maxBytes: MAX_FORM_BYTES },
    input: z.object({
      slug: Slug,
      answers: z.record(z.string().max(64), Value, { error: () => t`The answers are missing` }),
      /** Chosen by the sender, so that sending twice makes one task. */
      submissionId: Id.optional(),
      token: z.string().max(500).optional(),
      work: z.string().max(40).optional(),
      /** No person sees this field. Whoever fills it in is answered like everybody else, and nothing is made of it. */
      website: z.string().max(2_000).optional(),
      /** Filled by the server from the parts of the body. */
      files: z.custom<Record<string, ReceivedFile[]>>().optional(),
    }),
    output: z.object({ confirmation: z.string(), redirectPath: z.string().nullable() }),
    limit: { perAddress: 60, perAccount: { field: 'slug', calls: 30 }, windowSeconds: 600 },
  }),
}
