// One task from the first thought to where it stands today.
import { attachmentsApi } from '#contract/attachments.ts'
import { commentsApi } from '#contract/comments.ts'
import { formsApi, publicFormsApi } from '#contract/forms.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { timeApi } from '#contract/time.ts'
import type { Chance } from './chance.ts'
import { visitorFor } from './customers.ts'
import { kettleOf } from './faces.ts'
import { type PersonKey, people } from './people.ts'
import { pictureOf } from './picture.ts'
import type { Company, PlacedProject } from './play-project.ts'
import type { ProjectText } from './project.ts'
import type { PlannedTask } from './schedule.ts'
import { dayOf, momentOn } from './workdays.ts'

const MINUTE = 60_000

/** What a planned task became, by the name others of its project know it by. */
export type Anchors = Map<string, string>

export interface Playing {
  company: Company
  planned: PlannedTask
  anchors: Anchors
  dice: Chance
  /** Its id, once it is there. */
  task: { id: string }
}

export function playTask(company: Company, planned: PlannedTask, anchors: Anchors, dice: Chance) {
  const playing: Playing = { company, planned, anchors, dice, task: { id: '' } }
  company.script.at(planned.createdAt, () => create(playing))
  for (const { at, column, by } of planned.steps)
    company.script.at(at, () => {
      const columnId = placed(playing).columnIds.get(column)!
      return company.cast.call(by, taskMovesApi.moveTask, { taskId: playing.task.id, columnId })
    })
  logTime(playing)
  tickChecklist(playing)
  talk(playing)
  return playing
}

const placed = ({ company, planned }: Playing): PlacedProject => company.boards.get(planned.project)!

async function create(playing: Playing) {
  const { company, planned, anchors, dice, task } = playing
  const { text, project, createdBy, createdIn } = planned
  const { cast } = company
  const { boardId, columnIds, form } = placed(playing)
  const columnId = columnIds.get(createdIn)!
  const { title } = text
  if (form && createdIn === project.form!.column && dice.happens(0.8)) {
    task.id = await sentIn(playing, form)
    await cast.call(project.lead, tasksApi.updateTask, {
      taskId: task.id,
      ...detailsOf(playing),
      description: undefined,
    })
  } else {
    const created = await cast.call(createdBy, tasksApi.createTask, { boardId, columnId, title, ...detailsOf(playing) })
    task.id = created.task._id
  }
  if (text.anchor) anchors.set(text.anchor, task.id)
  if (text.labels.includes('Photo')) await addPicture(playing)
}

function detailsOf(playing: Playing) {
  const { company, planned, anchors } = playing
  const { text, project, startDate, dueDate } = planned
  const { labelIds } = placed(playing)
  const waitsFor = text.after.flatMap((name) => anchors.get(name) ?? [])
  return {
    description: company.cast.spoken(text.description),
    members: text.members.map((who) => company.cast.user(who)._id),
    labels: text.labels.map((name) => labelIds.get(name)!),
    priority: text.priority,
    complexity: text.size,
    startDate,
    dueDate,
    checklist: text.checklist.map((line) => ({ text: line, done: false })),
    ...(project.isPlanned ? { dependencies: waitsFor } : { blockers: waitsFor }),
  }
}

/** Through the form everybody can see, by somebody we do not know. */
async function sentIn({ company, planned, dice }: Playing, { _id: formId, slug }: { _id: string; slug: string }) {
  const { cast } = company
  const { text, project } = planned
  await cast.visit(publicFormsApi.submitForm, { slug, answers: visitorFor(text, dice) })
  const { submissions } = await cast.call(project.lead, formsApi.listSubmissions, { formId, limit: 1 })
  return submissions[0]!.task!._id
}

const enamel = ['#c8452d', '#2f5d62', '#e0a93b', '#50638f', '#7d5a8c']
const grounds = ['#f6e7d8', '#dfe9e2', '#f3ead0', '#e2e6f2', '#efe2ec']

async function addPicture({ company, planned, dice, task }: Playing) {
  const n = dice.whole(0, enamel.length - 1)
  const bytes = await pictureOf(kettleOf(enamel[n]!, grounds[n]!))
  const by = planned.text.members[0] ?? planned.createdBy
  const { attachment } = await company.cast.call(by, attachmentsApi.addAttachment, {
    taskId: task.id,
    file: { filename: `kettle-${n + 1}.png`, bytes },
  })
  await company.cast.call(by, tasksApi.updateTask, { taskId: task.id, cover: attachment._id })
}

function logTime({ company, planned, task }: Playing) {
  for (const { by, from, hours } of planned.blocks) {
    const duration = Math.round((hours * 3600) / 300) * 300
    const end = new Date(from.getTime() + duration * 1000)
    if (end < company.now && duration > 0)
      company.script.at(end, () =>
        company.cast.call(by, timeApi.addTime, { taskId: task.id, startTime: from.toISOString(), duration }),
      )
  }
}

function tickChecklist({ company, planned, task, dice }: Playing) {
  const { checklist } = planned.text
  const finish = planned.steps.at(-1)
  if (checklist.length === 0 || !finish) return
  const isDone = planned.project.columns.some(({ title, type }) => title === finish.column && type === 'completed')
  const first = planned.blocks[0]?.from ?? planned.steps[0]!.at
  const half = Math.floor(checklist.length * dice.between(0.4, 0.7))
  const tick = (at: Date, count: number) =>
    company.script.at(at, async () => {
      const by = planned.text.members[0] ?? planned.project.lead
      const { task: now } = await company.cast.call(by, tasksApi.getTask, { id: task.id })
      const ticked = now.checklist.map((item, n) => ({ ...item, done: n < count }))
      await company.cast.call(by, tasksApi.updateTask, { taskId: task.id, checklist: ticked })
    })
  const middle = new Date((first.getTime() + finish.at.getTime()) / 2)
  if (half > 0) tick(middle, half)
  if (isDone) tick(new Date(finish.at.getTime() - MINUTE), checklist.length)
}

/** Between its first day and its last, in the order it was said, when people are at their desks. */
function talk({ company, planned, task, dice }: Playing) {
  const { remarks } = planned.text
  const { cast, script, now, workdays } = company
  const begin = planned.createdAt.getTime() + 20 * MINUTE
  const finish = planned.steps.at(-1)
  const end = finish && !isUnderWay(planned) ? finish.at.getTime() + 3 * 60 * MINUTE : now.getTime() - 40 * MINUTE
  let earliest = begin
  for (const [n, remark] of remarks.entries()) {
    const known = momentOn(workdays.from(workdays.monday(people[remark.by].joined), 1), 10).getTime()
    const wanted = Math.max(known, begin + ((end - begin) * (n + dice.between(0.5, 0.9))) / remarks.length)
    const latest = horizonOf(planned, now) - (remarks.length - n) * 7 * MINUTE
    const desk = atTheirDesk(new Date(wanted)).getTime()
    const at = new Date(Math.min(Math.max(desk < latest ? desk : wanted, earliest + 9 * MINUTE), latest))
    earliest = at.getTime()
    script.at(at, async () => {
      const said = { taskId: task.id, body: cast.spoken(remark.text) }
      const { comment } = await cast.call(remark.by, commentsApi.createComment, said)
      for (const { emoji, by } of remark.reactions)
        for (const who of by.filter((one) => isAround(one, planned.project, at, company)))
          await cast.call(who, commentsApi.reactToComment, { commentId: comment._id, emoji })
    })
  }
}

const isAround = (who: PersonKey, { people: theirs }: ProjectText, at: Date, { workdays }: Company) =>
  theirs.includes(who) && dayOf(at) > workdays.monday(people[who].joined)

const isUnderWay = ({ project, text }: PlannedTask) =>
  project.columns.some(({ title, type }) => title === text.column && (type === 'started' || type === 'unstarted'))

const horizonOf = ({ project, steps }: PlannedTask, now: Date) =>
  project.isArchived ? (steps.at(-1)?.at.getTime() ?? now.getTime()) : now.getTime()

/** Nobody answers at three in the morning, or on a Sunday. Well, hardly anybody. */
function atTheirDesk(moment: Date) {
  const weekday = moment.getDay()
  const day = new Date(moment)
  if (weekday === 0) day.setDate(day.getDate() - 2)
  if (weekday === 6) day.setDate(day.getDate() - 1)
  const hour = 9 + ((moment.getHours() + moment.getMinutes() / 60) / 24) * 8.2
  return momentOn(dayOf(day), hour)
}
