// Issues of a GitHub repository: what its API answers, or what `gh issue list --json` prints.
import { t } from '#contract/texts.ts'
import {
  BrokenFile,
  type ImportPlan,
  labelsSeen,
  type PersonRef,
  type PlannedLabel,
  type PlannedTask,
  planned,
} from '#server/features/imports/plan.ts'
import { datesLike } from '#server/features/imports/reading/dates.ts'
import { isThing, parseJson, type Thing, thing, things } from '#server/features/imports/reading/json.ts'
import { oneLine, textOf } from '#server/features/imports/reading/text.ts'

const dates = datesLike([])

export function readGitHub(text: string): ImportPlan {
  const issues = issuesIn(parseJson(text))
  if (!issues) throw new BrokenFile(t`This is not a list of GitHub issues.`)
  const plan: ImportPlan = {
    columns: [
      { title: 'Open', kind: 'first' },
      { title: 'Closed', kind: 'completed' },
      { title: 'Not planned', kind: 'canceled' },
    ],
    labels: [],
    tasks: [],
    unmapped: issues.some(({ reactions, reactionGroups }) => reactions ?? reactionGroups) ? ['reactions'] : [],
    skipped: [],
    notes: [],
    table: null,
  }
  const colors = new Map<string, PlannedLabel>()
  for (const [at, issue] of issues.entries()) {
    const row = at + 1
    if (issue.pull_request || /\/pull\/\d+$/.test(addressOf(issue)))
      plan.skipped.push({ row, why: t`#${textOf(issue.number)} is a pull request, not an issue` })
    else {
      for (const label of labelsOf(issue)) colors.set(label.name.toLowerCase(), label)
      plan.tasks.push(taskOf(issue, row))
    }
  }
  plan.labels = labelsSeen(plan.tasks, [...colors.values()])
  plan.columns = plan.columns.filter(({ title }) => plan.tasks.some(({ column }) => column === title))
  return plan
}

/** Also in the pages of `gh api --paginate --slurp`, and in the answer of a search. */
function issuesIn(read: unknown): Thing[] | null {
  const list = Array.isArray(read) ? read.flat() : isThing(read) ? (read.issues ?? read.items) : null
  if (!Array.isArray(list)) return null
  const issues = things(list)
  return issues.every(({ title }) => typeof title === 'string') ? issues : null
}

const addressOf = (issue: Thing) => textOf(issue.html_url) || textOf(issue.url)

const labelsOf = (issue: Thing): PlannedLabel[] =>
  (Array.isArray(issue.labels) ? issue.labels : [])
    .map((label) => (isThing(label) ? label : { name: label }))
    .map(({ name, color }: Thing) => ({ name: oneLine(textOf(name)), color: hex(textOf(color)) }))
    .filter(({ name }) => name)

const hex = (color: string) => (/^#?[0-9a-f]{6}$/i.test(color) ? `#${color.replace('#', '').toLowerCase()}` : 'gray')

const personOf = ({ login, name, email }: Thing): PersonRef => ({
  name: oneLine(textOf(name)) || textOf(login),
  email: textOf(email) || null,
  username: textOf(login) || null,
})

function taskOf(issue: Thing, row: number): PlannedTask {
  const milestone = thing(issue.milestone)
  const assignees = things(issue.assignees)
  return planned({
    row,
    externalId: addressOf(issue) || `#${textOf(issue.number) || row}`,
    title: textOf(issue.title),
    description: textOf(issue.body),
    column: columnOf(issue),
    labels: [...labelsOf(issue).map(({ name }) => name), oneLine(textOf(milestone.title))].filter(Boolean),
    people: (assignees.length ? assignees : isThing(issue.assignee) ? [issue.assignee] : []).map(personOf),
    dueDate: dates.day(textOf(milestone.due_on) || textOf(milestone.dueOn)),
    completedAt: dates.moment(textOf(issue.closed_at) || textOf(issue.closedAt)),
    createdAt: dates.moment(textOf(issue.created_at) || textOf(issue.createdAt)),
    updatedAt: dates.moment(textOf(issue.updated_at) || textOf(issue.updatedAt)),
    comments: things(issue.comments).map((comment) => ({
      author: personOf(thing(comment.author ?? comment.user)),
      at: dates.moment(textOf(comment.createdAt) || textOf(comment.created_at)),
      body: textOf(comment.body),
    })),
  })
}

function columnOf(issue: Thing) {
  if (textOf(issue.state).toLowerCase() !== 'closed') return 'Open'
  const reason = (textOf(issue.state_reason) || textOf(issue.stateReason)).toLowerCase()
  return reason === 'not_planned' || reason === 'duplicate' ? 'Not planned' : 'Closed'
}
