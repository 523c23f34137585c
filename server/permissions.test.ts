// The permission matrix: every endpoint, tried by everybody, and with every id exchanged for one of another workspace.
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { commentsApi } from '#contract/comments.ts'
import { addressed, type Endpoint } from '#contract/endpoint.ts'
import { tasksApi } from '#contract/tasks.ts'
import { areas } from '#server/areas.ts'
import { insertKey } from '#server/testing/key.ts'
import type { Person } from '#server/testing/person.ts'
import { assemble, cast, everythingIn, furnish, type People, type Role } from '#server/testing/place.ts'
import { openWorld } from '#server/testing/world.ts'

type Here = Awaited<ReturnType<typeof makePlace>>

/** Where a text was changed, too. */
async function makePlace(inside: People) {
  const at = await furnish(world.db, inside)
  const { taskId } = at
  await inside.owner.call(tasksApi.updateTask, { taskId, description: 'Written' })
  const { activity } = await inside.owner.call(commentsApi.listTaskActivity, { taskId, limit: 1 })
  return { ...at, changeId: activity[0]!._id }
}

const everyone = [...cast]
const notClients = everyone.filter((who) => who !== 'client')
const insiders = notClients.filter((who) => who !== 'guest')
const inviters: Role[] = ['manager', 'admin', 'owner']
const reporters = inviters
const boardAdmins: Role[] = ['boardAdmin', 'admin', 'owner']
const admins: Role[] = ['admin', 'owner']
const owner: Role[] = ['owner']

interface Row {
  may: Role[]
  input(at: Here): Record<string, unknown>
  /** What the others in the workspace get instead of 403: the thing is not theirs to see. */
  refuses?: number | number[]
  /** Whoever is not in the workspace is answered, but told nothing. */
  tellsStrangers?: unknown
}

const row = (may: Role[], input: Row['input'], rest: Partial<Row> = {}): Row => ({ may, input, ...rest })
const workspace = ({ workspaceId }: Here) => ({ workspaceId })
const board = ({ boardId }: Here) => ({ boardId })
const task = ({ taskId }: Here) => ({ taskId })
const chat = ({ chatId }: Here) => ({ chatId })
/** To an address nobody answers at. */
const webhook = { name: 'Hook', url: 'https://hooks.invalid/', events: ['task.created'] }
const wholeReport = (at: Here) => ({
  ...workspace(at),
  boards: [at.boardId],
  users: [at.bystanderId],
  labels: [at.labelId, at.boardLabelId],
})

/** One line per endpoint that is about a workspace. An endpoint without a line fails the test below. */
const matrix: Record<string, Row> = {
  getWorkspace: row(everyone, ({ url }) => ({ url })),
  checkWorkspaceAccess: row(everyone, workspace, { tellsStrangers: { status: 'denied', role: null } }),
  updateWorkspace: row(admins, (at) => ({ ...workspace(at), name: 'Renamed' })),
  uploadLogo: row(admins, (at) => ({ ...workspace(at), file: picture })),
  removeLogo: row(admins, workspace),
  archiveWorkspace: row(admins, workspace),
  handOverWorkspace: row(owner, (at) => ({ ...workspace(at), userId: at.bystanderId })),
  deleteWorkspace: row(owner, (at) => ({ ...workspace(at), confirm: at.url })),

  listMembers: row(everyone, workspace),
  addMember: row(admins, (at) => ({ ...workspace(at), userId: at.newcomerId, role: 'guest' })),
  changeMemberRole: row(admins, (at) => ({ ...workspace(at), memberId: at.bystanderId, role: 'guest' })),
  removeMember: row(admins, (at) => ({ ...workspace(at), memberId: at.bystanderId })),
  getProfile: row(everyone, (at) => ({ ...workspace(at), username: at.bystander })),

  // With a project only whoever manages that, so not a manager of the workspace.
  invite: row(admins, (at) => ({
    ...workspace(at),
    email: 'somebody@example.com',
    role: 'guest',
    boardIds: [at.boardId],
  })),
  inviteMany: row(inviters, (at) => ({
    ...workspace(at),
    invitations: [{ email: 'somebody@example.com', role: 'guest' }],
  })),
  listInvitations: row(inviters, workspace),
  resendInvitation: row(inviters, ({ invitationId }) => ({ invitationId })),
  cancelInvitation: row(inviters, ({ invitationId }) => ({ invitationId })),

  listWorkspaceActivities: row(everyone, (at) => ({ ...workspace(at), board: at.boardId, user: at.bystanderId })),
  exportWorkspaceActivities: row(everyone, (at) => ({ ...workspace(at), board: at.boardId, user: at.bystanderId })),

  getFirstSteps: row(insiders, workspace),

  listFolders: row(everyone, workspace),
  createFolder: row(insiders, (at) => ({ ...workspace(at), name: 'New', parentFolder: at.folderId })),
  updateFolder: row(insiders, (at) => ({ folderId: at.folderId, name: 'Renamed', parentFolder: at.otherFolderId })),
  deleteFolder: row(insiders, ({ folderId }) => ({ folderId })),
  reorderFolders: row(insiders, (at) => ({
    ...workspace(at),
    items: [{ id: at.folderId, position: 3, parentFolder: at.otherFolderId }],
  })),

  listBoards: row(everyone, workspace),
  createBoard: row(insiders, (at) => ({
    ...workspace(at),
    title: 'New',
    folderId: at.folderId,
    template: at.boardId,
  })),
  createBoardFromOutline: row(insiders, (at) => ({
    ...workspace(at),
    title: 'New',
    folderId: at.folderId,
    tasks: [{ title: 'Task', members: [at.bystanderId] }],
  })),
  getBoard: row(everyone, board),
  updateBoard: row(boardAdmins, (at) => ({ ...board(at), title: 'Renamed' })),
  deleteBoard: row(boardAdmins, board),
  toggleFavorite: row(everyone, board),
  archiveBoard: row(boardAdmins, board),
  unarchiveBoard: row(boardAdmins, board),
  moveBoardToWorkspace: row(boardAdmins, (at) => ({ ...board(at), workspaceId: at.targetId })),
  moveBoard: row(insiders, (at) => ({ ...board(at), folderId: at.folderId })),
  reorderBoards: row(insiders, (at) => ({ folderId: at.folderId, items: [{ id: at.boardId, position: 3 }] })),
  setBoardPreferences: row(everyone, (at) => ({ board: at.boardId, view: 'list' })),
  listBoardEvents: row(everyone, (at) => ({ ...board(at), after: 0 })),
  getPast: row(everyone, (at) => ({ ...board(at), at: new Date().toISOString() })),
  listPastChanges: row(everyone, (at) => ({ ...board(at), from: 0, to: 100 })),
  getPastActivity: row(everyone, board),

  muteProject: row(everyone, (at) => ({ ...board(at), muted: true })),
  joinBoard: row(everyone, board),
  getInviteLink: row(boardAdmins, board),
  makeInviteLink: row(boardAdmins, board),
  deleteInviteLink: row(boardAdmins, board),
  addBoardMember: row(boardAdmins, (at) => ({ ...board(at), userId: at.lonerId })),
  changeBoardRole: row(boardAdmins, (at) => ({ ...board(at), userId: at.bystanderId, role: 'admin' })),
  removeBoardMember: row(boardAdmins, (at) => ({ ...board(at), userId: at.bystanderId })),

  listColumns: row(everyone, board),
  createDefaultColumn: row(admins, (at) => ({ ...workspace(at), title: 'New' })),
  updateDefaultColumn: row(admins, (at) => ({ ...workspace(at), columnId: at.defaultColumnId, title: 'Renamed' })),
  deleteDefaultColumn: row(admins, (at) => ({ ...workspace(at), columnId: at.defaultColumnId })),

  createWorkspaceLabel: row(admins, (at) => ({ ...workspace(at), name: 'New' })),
  updateWorkspaceLabel: row(admins, (at) => ({ ...workspace(at), labelId: at.labelId, name: 'Renamed' })),
  deleteWorkspaceLabel: row(admins, (at) => ({ ...workspace(at), labelId: at.labelId })),
  createBoardLabel: row(notClients, (at) => ({ ...board(at), name: 'New' })),
  updateBoardLabel: row(notClients, (at) => ({ ...board(at), labelId: at.boardLabelId, name: 'Renamed' })),
  deleteBoardLabel: row(notClients, (at) => ({ ...board(at), labelId: at.boardLabelId })),

  createColumn: row(notClients, (at) => ({ ...board(at), title: 'New' })),
  updateColumn: row(notClients, ({ columnId }) => ({ columnId, title: 'Renamed' })),
  deleteColumn: row(notClients, (at) => ({ columnId: at.columnId, moveTo: at.otherColumnId })),
  orderColumns: row(notClients, (at) => ({ ...board(at), columnOrder: [at.otherColumnId, at.columnId] })),

  listTasks: row(everyone, board),
  getTask: row(everyone, (at) => ({ id: at.taskId, board: at.boardId })),
  listLinkedTasks: row(everyone, ({ taskId }) => ({ taskId })),
  search: row(everyone, (at) => ({ ...workspace(at), q: 'a' })),

  lookUpTasks: row(everyone, (at) => ({ ...workspace(at), keys: 'A-1' })),

  // A chat is there for its two people alone: here the owner and a bystander.
  listChats: row(everyone, workspace),
  openDirectChat: row(everyone, (at) => ({ ...workspace(at), participantId: at.bystanderId })),
  listMessages: row(owner, (at) => ({ ...chat(at), around: at.messageId }), { refuses: 404 }),
  sendMessage: row(
    owner,
    (at) => ({ ...chat(at), body: 'Hello', replyTo: at.messageId, attachments: [at.messageFileId] }),
    { refuses: 404 },
  ),
  addMessageFile: row(owner, (at) => ({ ...chat(at), file: picture }), { refuses: 404 }),
  markChatRead: row(owner, (at) => ({ ...chat(at), messageId: at.messageId }), { refuses: 404 }),
  searchChat: row(owner, (at) => ({ ...chat(at), q: 'hello' }), { refuses: 404 }),
  updateMessage: row(owner, ({ messageId }) => ({ messageId, body: 'Changed' }), { refuses: 404 }),
  deleteMessage: row(owner, ({ messageId }) => ({ messageId }), { refuses: 404 }),
  reactToMessage: row(owner, ({ messageId }) => ({ messageId, emoji: '👍' }), { refuses: 404 }),

  createTask: row(notClients, (at) => ({
    ...board(at),
    columnId: at.columnId,
    title: 'New',
    members: [at.bystanderId],
    labels: [at.labelId, at.boardLabelId],
    blockers: [at.taskId],
    dependencies: [at.taskId],
  })),
  updateTask: row(notClients, (at) => ({
    ...task(at),
    members: [at.bystanderId],
    labels: [at.labelId],
    blockers: [at.otherTaskId],
    dependencies: [at.otherTaskId],
    cover: at.attachmentId,
  })),
  deleteTask: row(notClients, task),
  restoreTask: row(notClients, task),
  listDeletedTasks: row(notClients, board),
  duplicateTask: row(notClients, task),
  moveTask: row(notClients, (at) => ({ ...task(at), columnId: at.otherColumnId, boardId: at.boardId })),
  bulkTasks: row(notClients, (at) => ({
    taskIds: [at.taskId],
    columnId: at.otherColumnId,
    changes: {
      members: [at.bystanderId],
      labels: [at.labelId],
      addMembers: [at.bystanderId],
      addLabels: [at.labelId],
    },
  })),
  rescheduleTasks: row(notClients, (at) => ({
    ...board(at),
    tasks: [{ taskId: at.taskId, startDate: '2026-11-16', dueDate: '2026-11-18' }],
  })),
  rebalanceColumn: row(notClients, ({ columnId }) => ({ columnId })),

  addTime: row(notClients, (at) => ({ ...task(at), startTime: '2026-11-15T10:00:00Z', duration: 600 })),
  updateTime: row(boardAdmins, (at) => ({ ...task(at), entryId: at.entryId, duration: 900 })),
  deleteTime: row(boardAdmins, (at) => ({ ...task(at), entryId: at.entryId })),
  startTimer: row(notClients, task),
  stopTimer: row([], task, { refuses: [400, 403] }),
  cancelTimer: row([], task, { refuses: [400, 403] }),
  workingHoursQuota: row(everyone, (at) => ({ ...board(at), clientTime: '2026-11-15T10:00:00Z' })),

  listTaskActivity: row(everyone, task),
  getDescriptionChange: row(everyone, (at) => ({ ...task(at), first: at.changeId, last: at.changeId })),
  createComment: row(everyone, (at) => ({ ...task(at), body: 'Hello' })),
  updateComment: row(owner, ({ commentId }) => ({ commentId, body: 'Changed' })),
  deleteComment: row(boardAdmins, ({ commentId }) => ({ commentId })),
  reactToComment: row(everyone, ({ commentId }) => ({ commentId, emoji: '👍' })),

  listAttachments: row(everyone, task),
  addAttachment: row(notClients, (at) => ({ ...task(at), file: picture })),
  // The row is there, the file is not: whoever may gets as far as that.
  getAttachment: row([], ({ attachmentId }) => ({ attachmentId }), { refuses: 404 }),
  deleteAttachment: row(notClients, ({ attachmentId }) => ({ attachmentId })),

  getPublicLink: row(everyone, task),
  makePublicLink: row(notClients, task),
  deletePublicLink: row(notClients, task),

  // Each has something of their own to take back, or nothing.
  undo: row(owner, board, { refuses: [403, 404] }),
  findInDescriptions: row(everyone, (at) => ({ ...board(at), q: 'x' })),
  getBoardCalendarFeed: row(everyone, board),
  makeBoardCalendarFeed: row(everyone, board),
  deleteBoardCalendarFeed: row(everyone, board),

  listSavedViews: row(everyone, board),
  createSavedView: row(everyone, (at) => ({ ...board(at), name: 'View', query: '' })),
  updateSavedView: row(owner, ({ viewId }) => ({ viewId, name: 'Renamed' }), { refuses: 404 }),
  deleteSavedView: row(owner, ({ viewId }) => ({ viewId }), { refuses: 404 }),
  exportTasks: row(everyone, board),

  listForms: row(notClients, board),
  createForm: row(notClients, (at) => ({
    ...board(at),
    title: 'New',
    columnId: at.columnId,
    listeners: [at.bystanderId],
  })),
  getForm: row(notClients, ({ formId }) => ({ formId })),
  updateForm: row(notClients, (at) => ({
    formId: at.formId,
    columnId: at.otherColumnId,
    listeners: [at.bystanderId],
  })),
  deleteForm: row(boardAdmins, ({ formId }) => ({ formId })),
  renewFormSlug: row(notClients, ({ formId }) => ({ formId })),
  listSubmissions: row(notClients, ({ formId }) => ({ formId })),
  exportSubmissions: row(notClients, ({ formId }) => ({ formId })),
  deleteSubmission: row(boardAdmins, ({ formId, submissionId }) => ({ formId, submissionId })),
  getSubscription: row(insiders, workspace),
  getUsage: row(insiders, workspace),
  upgradeSubscription: row(admins, (at) => ({ ...workspace(at), plan: 'premium', paymentMethodId: 'pm_card_visa' })),
  retryPayment: row(admins, (at) => ({
    ...workspace(at),
    paymentMethodId: 'pm_card_visa',
    subscriptionId: at.workspaceId,
  })),
  // On the free plan there is no card to change, not even for those who may.
  updatePaymentMethod: row([], (at) => ({ ...workspace(at), paymentMethodId: 'pm_card_visa' }), {
    refuses: [403, 409],
  }),
  downgradeSubscription: row(admins, workspace),
  listInvoices: row(admins, workspace),

  importTasks: row(notClients, (at) => ({ ...board(at), provider: 'csv', file: new Blob(['Title\nA task']) })),
  listImports: row(everyone, board),
  getImport: row(everyone, ({ importId }) => ({ importId })),
  undoImport: row(boardAdmins, ({ importId }) => ({ importId })),

  listApiKeys: row(admins, workspace),
  getApiKeyStats: row(admins, workspace),
  createApiKey: row(admins, (at) => ({ ...workspace(at), name: 'Robot', scopes: ['read'] })),
  revokeApiKey: row(admins, ({ keyId }) => ({ keyId })),
  getApiKeyUsage: row(admins, ({ keyId }) => ({ keyId })),
  listWorkspaceWebhooks: row(admins, workspace),
  createWorkspaceWebhook: row(admins, (at) => ({ ...workspace(at), ...webhook })),
  listBoardWebhooks: row(boardAdmins, board),
  createBoardWebhook: row(boardAdmins, (at) => ({ ...board(at), ...webhook })),
  updateWebhook: row(admins, ({ webhookId }) => ({ webhookId, name: 'Renamed' })),
  deleteWebhook: row(boardAdmins, (at) => ({ webhookId: at.boardWebhookId })),
  renewWebhookSecret: row(admins, ({ webhookId }) => ({ webhookId })),
  pingWebhook: row(boardAdmins, (at) => ({ webhookId: at.boardWebhookId })),
  listDeliveries: row(admins, ({ webhookId }) => ({ webhookId })),
  getDelivery: row(boardAdmins, ({ deliveryId }) => ({ deliveryId })),
  replayDelivery: row(boardAdmins, ({ deliveryId }) => ({ deliveryId })),
  listCodeLinks: row(everyone, task),
  getCodeSource: row(admins, workspace),
  makeCodeSource: row(admins, workspace),
  deleteCodeSource: row(admins, workspace),
  // Everybody sees a project's reports; what one colleague did is for those who may see reports, and admins of the project.
  boardReports: row([...reporters, 'boardAdmin'], (at) => ({
    ...board(at),
    users: [at.bystanderId],
    labels: [at.labelId, at.boardLabelId],
  })),
  boardReportTasks: row(everyone, (at) => ({ ...board(at), figure: 'status', bucket: at.columnId })),
  overviewReport: row(reporters, wholeReport),
  resourceAnalysis: row(reporters, wholeReport),
  timeComplexity: row(reporters, wholeReport),
  // Without the right to see reports these are about oneself.
  userPerformance: row(everyone, (at) => ({ ...workspace(at), boards: [at.boardId] })),
  timesheet: row(everyone, (at) => ({ ...workspace(at), boards: [at.boardId] })),
  exportTimesheet: row(everyone, (at) => ({ ...workspace(at), boards: [at.boardId] })),
  workspaceReportTasks: row(reporters, (at) => ({
    ...wholeReport(at),
    figure: 'timeByMember',
    bucket: at.bystanderId,
  })),
}

/** About nobody but the caller, whose rights they do not depend on; what they refuse is tested beside each. */
const personal = new Set([
  ...Object.keys({ ...areas.Authentication, ...areas.Account, ...areas.Dashboard, ...areas.App }),
  ...['listWorkspaces', 'createWorkspace', 'checkWorkspaceUrl'],
  // Opened by the token in a mail, and only for the address it was sent to.
  ...['getInvitation', 'acceptInvitation', 'declineInvitation', 'readPublicTask'],
  // For strangers, by the address of the form.
  ...['readPublicForm', 'submitForm'],
  ...['listMyTimers', 'rememberFirstSteps'],
  ...Object.keys({ ...areas.Notifications, ...areas.Unsubscribe }).filter((name) => name !== 'muteProject'),
  // My own feed, and any feed by its secret address.
  ...['getMyCalendarFeed', 'makeMyCalendarFeed', 'deleteMyCalendarFeed', 'readCalendarFeed'],
])

const world = openWorld()
const endpoints = Object.fromEntries(
  Object.values(areas).flatMap((api) => Object.entries(api as Record<string, Endpoint>)),
)
let picture: Blob
let people: People
let strangers: People
let elsewhere: Here
/** Where nobody is let do anything: what is refused leaves it as it was, which every test checks. */
let untouched: Here
/** Another workspace of the same people. */
let besides: Here

beforeAll(async () => {
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  picture = new Blob([new Uint8Array(png)])
  people = await assemble((name) => world.person(name))
  strangers = await assemble((name) => world.person(`other${name}`))
  elsewhere = await makePlace(strangers)
  untouched = await makePlace(people)
  besides = await makePlace(people)
})

test('every line names every id the endpoint takes', () => {
  const somewhere = Object.fromEntries(Object.keys(elsewhere).map((name) => [name, name])) as unknown as Here
  const forgotten = Object.entries(matrix).flatMap(([name, { input }]) => {
    const given = new Set(namesIn(input(somewhere)))
    const ids = idsOf(z.toJSONSchema(endpoints[name]!.input, { io: 'input', unrepresentable: 'any' }))
    return ids.filter((id) => !given.has(id) && !harmless.has(id)).map((id) => `${name}: ${id}`)
  })
  expect(forgotten.filter((field) => !impossible.has(field))).toEqual([])
})

test('every endpoint has its line', () => {
  expect(Object.keys(endpoints).filter((name) => !matrix[name] && !personal.has(name))).toEqual([])
  expect(Object.keys(matrix).filter((name) => !endpoints[name])).toEqual([])
})

describe.each(Object.entries(matrix))('%s', (name, { may, input, tellsStrangers, refuses = 403 }) => {
  const endpoint = endpoints[name]!

  test('is for those who may, and refused to everybody else', async () => {
    const at = untouched
    const before = await everythingIn(world.db, at.workspaceId)
    const answers: Record<string, number> = {}
    answers.anonymous = (await send(world, endpoint, input(at))).status
    answers.apiKey = (await send(world, endpoint, input(at), { authorization: 'Bearer hk_notakey' })).status
    for (const who of ['stranger', 'removed'] as const) {
      const reply = await send(who === 'removed' ? people.removed : strangers.owner, endpoint, input(at))
      answers[who] = reply.status
      if (tellsStrangers) expect(reply.body).toEqual(tellsStrangers)
    }
    for (const who of cast.filter((one) => !may.includes(one)))
      answers[who] = (await send(people[who], endpoint, input(at))).status
    const outside = tellsStrangers ? 200 : 404
    expect(answers).toMatchObject({ anonymous: 401, apiKey: 401, stranger: outside, removed: outside })
    for (const who of cast.filter((one) => !may.includes(one)))
      expect([refuses].flat(), `${who}`).toContain(answers[who])
    expect(await everythingIn(world.db, at.workspaceId)).toEqual(before)
    let place = endpoint.method === 'GET' ? at : await makePlace(people)
    for (const [turn, who] of may.entries()) {
      let reply = await send(people[who], endpoint, input(place))
      // What one of them did may stand in the next one's way, who then gets a place where nobody did anything.
      if (reply.status !== endpoint.status && turn > 0) {
        place = await makePlace(people)
        reply = await send(people[who], endpoint, input(place))
      }
      expect(reply.status, `${who}: ${JSON.stringify(reply.body)}`).toBe(endpoint.status)
    }
  })

  test('an id of another workspace is not there', async () => {
    const before = await everythingIn(world.db, elsewhere.workspaceId)
    const exchanged = exchanges(input(untouched), untouched, elsewhere)
    // Not there, like something that never was. Only what somebody types to confirm is merely wrong.
    const refusals = name === 'deleteWorkspace' ? [400, 404] : [404]
    for (const given of exchanged) {
      const reply = await send(people.owner, endpoint, given)
      if (tellsStrangers && reply.status === 200) expect(reply.body).toEqual(tellsStrangers)
      else expect(refusals, `${JSON.stringify(given)} -> ${JSON.stringify(reply.body)}`).toContain(reply.status)
    }
    expect(exchanged.length).toBeGreaterThan(0)
    expect(await everythingIn(world.db, elsewhere.workspaceId)).toEqual(before)
  })

  test('an API key reaches nothing of its maker’s other workspaces', async () => {
    const before = await everythingIn(world.db, besides.workspaceId)
    const makers = { madeBy: people.owner.user._id, workspaceId: untouched.workspaceId }
    const robot = await insertKey(world.db, world.url, { ...makers, scopes: ['read', 'write'] })
    for (const given of [input(besides), ...exchanges(input(untouched), untouched, besides)]) {
      const reply = await send(robot, endpoint, given)
      const asked = `${JSON.stringify(given)} -> ${JSON.stringify(reply.body)}`
      if (endpoint.access === 'person') expect(reply.status, asked).toBe(403)
      else if (tellsStrangers && reply.status === 200) expect(reply.body, asked).toEqual(tellsStrangers)
      else expect(reply.status, asked).toBe(404)
    }
    expect(await everythingIn(world.db, besides.workspaceId)).toEqual(before)
  })
})

test.each(cast)('%s enters the live rooms of the workspace and the board', async (who) => {
  const at = await makePlace(people)
  const live = await people[who].connect()
  expect(await live.ask('join-workspace', workspace(at))).toMatchObject({ ok: true })
  expect(await live.ask('join-board', board(at))).toMatchObject({ ok: true })
})

test('whoever is not in the workspace enters none of its live rooms', async () => {
  const at = await makePlace(people)
  for (const somebody of [strangers.owner, people.removed]) {
    const live = await somebody.connect()
    expect(await live.ask('join-workspace', workspace(at))).toEqual({ ok: false, message: 'Workspace not found' })
    expect(await live.ask('join-board', board(at))).toEqual({ ok: false, message: 'Project not found' })
    expect(await live.ask('join-chat', chat(at))).toEqual({ ok: false, message: 'Chat not found' })
    expect(await live.ask('typing', chat(at))).toEqual({ ok: false, message: 'Chat not found' })
  }
})

/** Ids that open nothing: where to go on reading, neighbours that count only in their column, a checklist's own, what to take away. */
const harmless = new Set(['before', 'after', '_id', 'removeMembers', 'removeLabels'])
/** A new task has no files yet, and nobody has deleted anything here: see what undo's own tests say of other projects. */
const impossible = new Set(['createTask: cover', 'undo: deletedTask'])

const namesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null || value instanceof Blob
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])

/** Fields of a schema, however deep, that hold an id or a list of them. */
function idsOf(schema: unknown, name = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { format, properties, items, anyOf } = schema as {
    format?: string
    properties?: Record<string, unknown>
    items?: unknown
    anyOf?: unknown[]
  }
  if (format === 'uuid') return [name]
  return [
    ...Object.entries(properties ?? {}).flatMap(([inner, field]) => idsOf(field, inner)),
    ...idsOf(items, name),
    ...(anyOf ?? []).flatMap((choice) => idsOf(choice, name)),
  ]
}

type Sender = Pick<Person, 'request'>

function send(
  sender: Sender,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  const { path, rest } = addressed(endpoint, input)
  if (endpoint.upload) {
    const form = new FormData()
    form.append('file', rest.file as Blob, 'picture.png')
    return sender.request(endpoint.method, path, undefined, { form, headers })
  }
  if (endpoint.method !== 'GET') return sender.request(endpoint.method, path, rest, { headers })
  return sender.request('GET', `${path}?${new URLSearchParams(rest as Record<string, string>)}`, undefined, { headers })
}

/** The same input once for every id in it, however deep, with that one id exchanged. */
function exchanges(input: unknown, from: Here, to: Here): Record<string, unknown>[] {
  const pairs = Object.entries(from).map(([name, id]) => [id, to[name as keyof Here]] as const)
  // The same people are in two workspaces of theirs.
  const replacement = new Map(pairs.filter(([id, other]) => id !== other))
  const variants = (value: unknown): unknown[] => {
    if (typeof value === 'string') return replacement.has(value) ? [replacement.get(value)] : []
    if (Array.isArray(value)) return value.flatMap((item, n) => variants(item).map((other) => value.with(n, other)))
    if (typeof value !== 'object' || value === null || value instanceof Blob) return []
    return Object.entries(value).flatMap(([key, inner]) => variants(inner).map((other) => ({ ...value, [key]: other })))
  }
  return variants(input) as Record<string, unknown>[]
}
