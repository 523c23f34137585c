// The demo workspace: half a year at a company that makes kettles, played from its first Monday until now.
import { dashboardApi } from '#contract/dashboard.ts'
import { foldersApi } from '#contract/folders.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { subscriptionApi } from '#contract/subscription.ts'
import { timeApi } from '#contract/time.ts'
import { webhooksApi } from '#contract/webhooks.ts'
import { workspaceSettingsApi, workspacesApi } from '#contract/workspaces.ts'
import { type Cast, type Credentials, castOf } from './cast.ts'
import { chance } from './chance.ts'
import { kettleOf } from './faces.ts'
import { type Hearth, hearthIn, type Surroundings } from './hearth.ts'
import type { Past } from './past.ts'
import { type PersonKey, people, personKeys } from './people.ts'
import { pictureOf } from './picture.ts'
import { type Company, playProject } from './play-project.ts'
import { playTalk } from './play-talks.ts'
import { type Anchors, type Playing, playTask } from './play-task.ts'
import type { ProjectText } from './project.ts'
import { projects } from './projects.ts'
import { scheduleOf } from './schedule.ts'
import { newScript } from './script.ts'
import { talks } from './talks.ts'
import { momentOn, workdaysUntil } from './workdays.ts'

const folders = [
  { name: 'Product', color: 'ember' },
  { name: 'Marketing', color: 'pink' },
  { name: 'Customers', color: 'gold' },
  { name: 'People and house', color: 'teal' },
]
const MINUTE = 60_000

export interface Filled {
  workspaceUrl: string
  email: string
  tasks: number
  acts: number
}

export async function fillDemo(
  past: Past,
  surroundings: Surroundings,
  credentials: Credentials,
  now: Date,
): Promise<Filled> {
  const hearth = hearthIn(past, surroundings)
  const workdays = workdaysUntil(now)
  const firstMorning = momentOn(workdays.days[0]!, 7)
  hearth.turnTo(firstMorning)
  const cast = castOf(hearth, credentials)
  const script = newScript()

  const { workspaceId, url } = await found(cast)
  const company: Company = {
    cast,
    script,
    workdays,
    now,
    workspaceId,
    folderIds: await makeFolders(cast, workspaceId),
    boards: new Map(),
  }
  for (const who of personKeys.filter((one) => one !== 'maya'))
    script.at(momentOn(workdays.monday(people[who].joined), 8), async () => {
      await cast.signUp(who)
      await cast.joinAsInvited(who, workspaceId)
    })
  for (const project of projects) playProject(company, project)
  const tasks = playTasks(company)
  for (const talk of talks) playTalk(company, talk)
  connectOthers(company, hearth, surroundings)
  readTheNews(company, hearth)
  lookAround(company, hearth)
  startTimers(company, tasks)
  const acts = await script.play(hearth, now)
  return { workspaceUrl: url, email: cast.user('maya').email, tasks: tasks.length, acts }
}

/** Somebody begins, alone. */
async function found(cast: Cast) {
  await cast.signUp('maya')
  const { workspace } = await cast.call('maya', workspacesApi.createWorkspace, {
    name: 'Whistle Kettles',
    description: 'We make kettles. Ten people, one old brewery, a great deal of tea.',
  })
  const workspaceId = workspace._id
  const bytes = await pictureOf(kettleOf('#c8452d', '#f6e7d8'))
  await cast.call('maya', workspaceSettingsApi.uploadLogo, { workspaceId, file: { filename: 'whistle.png', bytes } })
  const settings = { workingHoursPerDay: 7, workingDays: [1, 2, 3, 4, 5], weekStart: 1 }
  await cast.call('maya', workspaceSettingsApi.updateWorkspace, { workspaceId, settings })
  return { workspaceId, url: workspace.url }
}

async function makeFolders(cast: Cast, workspaceId: string) {
  const ids = new Map<string, string>()
  for (const { name, color } of folders) {
    const { folder } = await cast.call('maya', foldersApi.createFolder, { workspaceId, name, color })
    ids.set(name, folder._id)
  }
  return ids
}

function playTasks(company: Company): Playing[] {
  const anchors = new Map<ProjectText, Anchors>(projects.map((project) => [project, new Map()]))
  const dice = chance('details')
  return scheduleOf(projects, company.workdays, company.now).map((planned) =>
    playTask(company, planned, anchors.get(planned.project)!, dice),
  )
}

/** A plan that is paid for (with play money), and a program that listens. */
function connectOthers(company: Company, hearth: Hearth, { config }: Surroundings) {
  const { cast, script, workdays, workspaceId, now } = company
  if (!config.stripe) {
    script.at(momentOn(workdays.from(workdays.monday(-15), 2), 10.3), () =>
      cast.call('maya', subscriptionApi.upgradeSubscription, {
        workspaceId,
        plan: 'premium',
        paymentMethodId: 'pm_card_visa',
      }),
    )
    script.at(new Date(now.getTime() - 40 * MINUTE), () => hearth.askGateway(workspaceId))
  }
  const hook = { id: '' }
  script.at(momentOn(workdays.from(workdays.today, -8), 11.2), async () => {
    const { webhook } = await cast.call('priya', webhooksApi.createWorkspaceWebhook, {
      workspaceId,
      name: 'The bell in the workshop',
      url: 'https://bell.whistle.example/rings',
      events: ['task.completed', 'form.submitted'],
    })
    hook.id = webhook._id
  })
  // Off since: there is no bell at that address, and what would be sent from now on is real.
  script.at(new Date(now.getTime() - 30 * MINUTE), () =>
    cast.call('priya', webhooksApi.updateWebhook, { webhookId: hook.id, active: false }),
  )
}

/** Everybody has read what is older than a day or two. */
function readTheNews({ cast, script, workdays }: Company, hearth: Hearth) {
  const morning = momentOn(workdays.from(workdays.today, -2), 9.1)
  script.at(morning, async () => {
    await hearth.followUp()
    hearth.turnTo(morning)
    for (const who of personKeys) await cast.call(who, notificationsApi.markAllRead, {})
  })
}

/** Where everybody was last, so that their home screens lead back there. */
function lookAround({ cast, script, workdays, boards, now }: Company, hearth: Hearth) {
  const isOpen = ({ isArchived }: ProjectText) => !isArchived
  for (const [n, project] of projects.filter(isOpen).toReversed().entries())
    for (const who of project.people)
      script.at(new Date(now.getTime() - (projects.length - n) * 61 * MINUTE), () =>
        hearth.look(cast.user(who), boards.get(project)!.boardId),
      )
  const before = momentOn(workdays.from(workdays.today, -1), 9.3)
  for (const who of personKeys)
    script.at(before, () => cast.call(who, dashboardApi.getDashboard, { clientTime: before.toISOString() }))
}

/** Three people are at it as we look. */
function startTimers({ cast, script, now }: Company, tasks: Playing[]) {
  const atWork: [PersonKey, number][] = [
    ['priya', 74],
    ['aiko', 41],
    ['grace', 12],
  ]
  for (const [who, minutes] of atWork) {
    const mine = tasks.find(
      ({ planned }) =>
        planned.text.members[0] === who &&
        ['In progress', 'Answering', 'Waiting for them'].includes(planned.text.column),
    )
    if (mine)
      script.at(new Date(now.getTime() - minutes * MINUTE), () =>
        cast.call(who, timeApi.startTimer, { taskId: mine.task.id }),
      )
  }
}
