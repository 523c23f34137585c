// A Trello board as its menu exports it (JSON). Lists become columns; what was archived there stays there.
import { t } from '#contract/texts.ts'
import { grouped } from '#server/core/grouped.ts'
import {
  BrokenFile,
  type ImportPlan,
  type PersonRef,
  type PlannedTask,
  planned,
  withLines,
} from '#server/features/imports/plan.ts'
import { datesLike } from '#server/features/imports/reading/dates.ts'
import { isThing, parseJson, type Thing, thing, things } from '#server/features/imports/reading/json.ts'
import { cut, oneLine, textOf } from '#server/features/imports/reading/text.ts'
import { linkLine } from './link-line.ts'

const dates = datesLike([])
const placeOf = (one: Thing) => Number(one.pos) || 0
const inOrder = (list: Thing[]) => [...list].sort((one, other) => placeOf(one) - placeOf(other))

export function readTrello(text: string): ImportPlan {
  const board = parseJson(text)
  if (!isThing(board) || !Array.isArray(board.cards) || !Array.isArray(board.lists))
    throw new BrokenFile(t`This is not a Trello board: it has no lists and cards.`)
  const lists = new Map(inOrder(things(board.lists)).map((list) => [textOf(list.id), list]))
  const shelf = shelfOf(board)
  const plan: ImportPlan = {
    columns: [...lists.values()]
      .filter(({ closed }) => !closed)
      .map((list) => ({ title: oneLine(textOf(list.name)) || 'List', kind: 'new' })),
    labels: things(board.labels).flatMap((label) => labelOf(label) ?? []),
    tasks: [],
    unmapped: [...(things(board.customFields).length ? ['Custom fields'] : []), ...(hasVotes(board) ? ['Votes'] : [])],
    skipped: [],
    notes: [],
    table: null,
  }
  // The number is the card's place in the file; the order on the board is by list and position.
  const numbered = things(board.cards).map((card, at) => ({ card, row: at + 1 }))
  const listPlace = new Map([...lists.keys()].map((id, at) => [id, at]))
  numbered.sort(
    (one, other) =>
      (listPlace.get(textOf(one.card.idList)) ?? 0) - (listPlace.get(textOf(other.card.idList)) ?? 0) ||
      placeOf(one.card) - placeOf(other.card),
  )
  for (const { card, row } of numbered) {
    const list = lists.get(textOf(card.idList))
    const why = whyNot(card, list)
    if (why) plan.skipped.push({ row, why })
    else plan.tasks.push(taskOf(card, row, list!, shelf))
  }
  return plan
}

function whyNot(card: Thing, list: Thing | undefined) {
  const name = cut(oneLine(textOf(card.name)), 60)
  if (!list) return t`“${name}” is on no list of this board`
  if (card.closed) return t`“${name}” is archived in Trello`
  const title = oneLine(textOf(list.name))
  return list.closed ? t`“${name}” is on the archived list “${title}”` : null
}

/** What cards point at, by id. */
interface Shelf {
  labels: Map<string, string>
  people: Map<string, PersonRef>
  checklists: Map<string, Thing[]>
  comments: Map<string, Thing[]>
}

function shelfOf(board: Thing): Shelf {
  const comments = things(board.actions).filter(({ type }) => type === 'commentCard' || type === 'copyCommentCard')
  return {
    labels: new Map(things(board.labels).map((label) => [textOf(label.id), labelOf(label)?.name ?? ''])),
    people: new Map(things(board.members).map((member) => [textOf(member.id), personOf(member)])),
    checklists: grouped(inOrder(things(board.checklists)), ({ idCard }) => textOf(idCard)),
    comments: grouped(comments, ({ data }) => textOf(thing(thing(data).card).id)),
  }
}

const personOf = ({ fullName, username, email }: Thing): PersonRef => ({
  name: oneLine(textOf(fullName)) || textOf(username),
  email: textOf(email) || null,
  username: textOf(username) || null,
})

const labelColors: Record<string, string> = {
  green: 'green',
  yellow: 'gold',
  orange: 'amber',
  red: 'red',
  purple: 'violet',
  blue: 'blue',
  sky: 'teal',
  lime: 'green',
  pink: 'pink',
  black: 'gray',
}

/** One without a name is called by its colour, as it is on the card. */
function labelOf({ name, color }: Thing) {
  const base = textOf(color).split('_')[0]!
  const called = oneLine(textOf(name)) || base.replace(/^./, (letter) => letter.toUpperCase())
  return called ? { name: called, color: labelColors[base] ?? 'gray' } : null
}

function taskOf(card: Thing, row: number, list: Thing, shelf: Shelf): PlannedTask {
  const id = textOf(card.id)
  const labels = Array.isArray(card.idLabels)
    ? card.idLabels.map((label) => shelf.labels.get(textOf(label)) ?? '')
    : things(card.labels).map((label) => labelOf(label)?.name ?? '')
  const members = Array.isArray(card.idMembers) ? card.idMembers : []
  return planned({
    row,
    externalId: id || `card ${row}`,
    title: textOf(card.name),
    description: withLines(textOf(card.desc), [
      ...things(card.attachments).map(({ name, url }) => linkLine(textOf(name), textOf(url))),
      card.dueComplete ? '_Marked complete in Trello._' : null,
    ]),
    column: oneLine(textOf(list.name)) || 'List',
    labels: labels.filter(Boolean),
    people: members.flatMap((member) => shelf.people.get(textOf(member)) ?? []),
    startDate: dates.day(textOf(card.start)),
    dueDate: dates.day(textOf(card.due)),
    createdAt: madeAt(id),
    updatedAt: dates.moment(textOf(card.dateLastActivity)),
    checklist: checklistOf(shelf.checklists.get(id) ?? things(card.checklists)),
    comments: (shelf.comments.get(id) ?? []).map((action) => ({
      author: personOf(thing(action.memberCreator)),
      at: dates.moment(textOf(action.date)),
      body: textOf(thing(action.data).text),
    })),
  })
}

/** We have one list per task: items of several are told apart by the name of theirs. */
function checklistOf(checklists: Thing[]) {
  return checklists.flatMap(({ name, checkItems }) =>
    inOrder(things(checkItems)).map((item) => ({
      text: `${checklists.length > 1 ? `${oneLine(textOf(name))}: ` : ''}${oneLine(textOf(item.name))}`,
      done: item.state === 'complete',
    })),
  )
}

/** The first eight digits of their ids are the second they were made in. */
function madeAt(id: string) {
  if (!/^[0-9a-f]{24}$/.test(id)) return null
  return new Date(Number.parseInt(id.slice(0, 8), 16) * 1000).toISOString()
}

const hasVotes = (board: Thing) =>
  things(board.cards).some(({ idMembersVoted }) => Array.isArray(idMembersVoted) && idMembersVoted.length > 0)
