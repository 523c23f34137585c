// How the texts of a project are written down: an outline, as one would type it. A heading names the column its tasks stand in today.
//
//   # Done
//   Lid opens by itself | priya, tomas | Hardware | L !! | #lid after #hinge week -9
//     What the task says.
//     [ ] a line of its checklist
//     jonah: what he said about it, perhaps to @priya
//     👍 maya, sam
import { type PersonKey, personKeys } from './people.ts'

interface Remark {
  by: PersonKey
  text: string
  reactions: { emoji: string; by: PersonKey[] }[]
}

export interface TaskText {
  title: string
  column: string
  members: PersonKey[]
  labels: string[]
  /** 0 to 4, as complexities. */
  size: number
  priority: number
  anchor: string | null
  after: string[]
  /** It was done in that week, whatever else there was to do. */
  week: number | null
  description: string
  checklist: string[]
  remarks: Remark[]
}

const sizes = ['S', 'M', 'L', 'XL', 'XXL']
const priorities: Record<string, number> = { '!!!': 1, '!!': 2, '!': 3, '.': 4 }

export function readOutline(outline: string): TaskText[] {
  const tasks: TaskText[] = []
  let column = ''
  for (const line of outline.split('\n')) {
    if (!line.trim()) continue
    if (line.startsWith('# ')) column = line.slice(2).trim()
    else if (line.startsWith('  ')) addLine(tasks.at(-1)!, line.trim())
    else tasks.push(taskOf(line, column))
  }
  return tasks
}

function taskOf(line: string, column: string): TaskText {
  const [title, people = '', labels = '', weight = '', further = ''] = line.split('|').map((part) => part.trim())
  const words = weight.split(' ')
  return {
    title: title!,
    column,
    members: listOf(people) as PersonKey[],
    labels: listOf(labels),
    size: words.map((word) => sizes.indexOf(word)).find((n) => n >= 0) ?? 0,
    priority: words.map((word) => priorities[word]).find(Boolean) ?? 0,
    anchor: /^#(\w+)/.exec(further)?.[1] ?? null,
    after: [...further.matchAll(/after #(\w+)/g)].map(([, name]) => name!),
    week: /week (-?\d+)/.test(further) ? Number(/week (-?\d+)/.exec(further)![1]) : null,
    description: '',
    checklist: [],
    remarks: [],
  }
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

function addLine(task: TaskText, line: string) {
  const item = /^\[ ?\] (.*)/.exec(line)?.[1]
  if (item) return void task.checklist.push(item)
  const [, speaker, words] = /^([a-z]+): (.*)/.exec(line) ?? []
  if (speaker && isPerson(speaker)) return void task.remarks.push({ by: speaker, text: words!, reactions: [] })
  const [, emoji, people] = /^(\p{Extended_Pictographic}\S*) (.*)/u.exec(line) ?? []
  const remark = task.remarks.at(-1)
  if (emoji && remark) return void remark.reactions.push({ emoji, by: listOf(people!) as PersonKey[] })
  task.description += task.description ? `\n\n${line}` : line
}

const isPerson = (word: string): word is PersonKey => (personKeys as readonly string[]).includes(word)
