// Each provider's file, with the traps real ones have.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ImportProvider } from '#contract/imports.ts'
import { planOf } from './plan-reader.ts'
import { readFile } from './read-file.ts'
import { datesLike } from './reading/dates.ts'

const read = (provider: ImportProvider, name: string) =>
  readFile(provider, readFileSync(new URL(`./fixtures/${name}`, import.meta.url)), null)
const text = (provider: ImportProvider, content: string, mapping: Record<string, string> | null = null) =>
  readFile(provider, Buffer.from(content), mapping)

describe('Jira', () => {
  const plan = read('jira', 'jira.csv')
  const [roof, nails, ladder, climb] = plan.tasks

  test('columns that come several times, estimates in seconds, comments with dates', () => {
    expect(roof).toMatchObject({
      externalId: 'CAB-1',
      title: 'Raise the roof',
      column: 'In Progress',
      priority: 1,
      complexity: 2,
      dueDate: '2026-11-20',
      createdAt: '2026-11-15T15:04:00.000Z',
      labels: ['roof', 'wood', 'Sprint 4', 'Sprint 5', 'Story'],
      people: [{ email: 'ada@example.com' }],
      comments: [
        { at: '2026-11-16T09:00:00.000Z', author: { username: 'ada' }, body: 'Wind; rain and snow' },
        { at: null, author: null, body: 'no date here' },
      ],
      time: [{ duration: 5400, description: 'measured', startTime: '2026-11-16T08:00:00.000Z' }],
    })
    expect(roof!.description).toContain('## Plan\nSee [sketch](https://example.com/s); and `code`')
  })

  test('a closed issue finishes, midnight is midnight, what was no issue is told', () => {
    expect(plan.columns).toEqual([
      { title: 'In Progress', kind: 'new' },
      { title: 'Closed', kind: 'completed' },
      { title: 'Reviewing', kind: 'new' },
      { title: 'To Do', kind: 'new' },
    ])
    expect(nails!.completedAt).toBe('2026-11-17T18:15:00.000Z')
    expect(ladder!.createdAt).toBe('2026-11-13T00:05:00.000Z')
    expect(plan.skipped).toEqual([{ row: 7, why: 'It has no summary' }])
    expect(plan.unmapped).toEqual(['Custom field (Team)'])
  })

  test('links and parents, and never a circle', () => {
    expect(roof).toMatchObject({ blockers: ['CAB-3'], dependencies: ['CAB-2'] })
    expect(nails!.description).toBe('Part of Raise the roof (CAB-1)')
    // Each says that it blocks the other.
    expect([ladder!.blockers.length, climb!.blockers.length].sort()).toEqual([0, 1])
    expect(plan.notes.some(({ why }) => why.includes('wait for each other'))).toBe(true)
  })

  test('in German, with semicolons and a mark at the beginning', () => {
    const { tasks, columns } = read('jira', 'jira-de.csv')
    expect(tasks).toMatchObject([
      {
        title: 'Dach decken',
        priority: 1,
        complexity: 1,
        dueDate: '2026-11-15',
        labels: ['dach', 'holz'],
        comments: [{ at: '2026-11-04T10:00:00.000Z', body: 'Es regnet; später' }],
      },
    ])
    expect(columns).toEqual([{ title: 'Fertig', kind: 'completed' }])
  })

  test.each([
    ['Résumé,Clé de ticket,État,Priorité,Création\nToit,M-1,Terminé,La plus haute,15/nov./26 3:04 PM', 'Terminé'],
    ['Resumen,Clave de incidencia,Estado,Prioridad,Creada\nTecho,M-1,Hecho,Muy alta,15/nov/26 3:04 PM', 'Hecho'],
  ])('in French and Spanish: %s', (content, column) => {
    const { tasks, columns } = text('jira', content)
    expect(tasks[0]).toMatchObject({ priority: 1, column, createdAt: '2026-11-15T15:04:00.000Z' })
    expect(columns[0]).toMatchObject({ kind: 'completed' })
  })
})

test('GitHub as its API answers', () => {
  const { tasks, skipped, labels, columns } = read('github', 'github-api.json')
  expect(tasks).toMatchObject([
    {
      title: 'Door squeaks',
      column: 'Open',
      labels: ['bug', 'help wanted', 'v1'],
      dueDate: '2026-12-01',
      comments: [],
    },
    { title: 'A moat', column: 'Not planned', completedAt: '2026-11-02T10:00:00.000Z' },
  ])
  expect(tasks[0]!.people.map(({ username }) => username)).toEqual(['ada', 'stranger'])
  expect(labels[0]).toEqual({ name: 'bug', color: '#d73a4a' })
  expect(skipped).toEqual([{ row: 2, why: '#8 is a pull request, not an issue' }])
  expect(columns.map(({ title, kind }) => [title, kind])).toEqual([
    ['Open', 'first'],
    ['Not planned', 'canceled'],
  ])
})

test('GitHub as its command prints, the same issue', () => {
  const { tasks } = read('github', 'github-cli.json')
  expect(tasks).toMatchObject([
    {
      column: 'Closed',
      comments: [{ author: { username: 'bo' }, body: 'Done!' }],
      completedAt: '2026-11-02T10:00:00.000Z',
    },
  ])
  expect(tasks[0]!.externalId).toBe(read('github', 'github-api.json').tasks[0]!.externalId)
})

test('Linear', () => {
  const { tasks, columns } = read('linear', 'linear.csv')
  expect(tasks).toMatchObject([
    {
      externalId: 'CAB-1',
      priority: 1,
      complexity: 3,
      labels: ['Roof', 'Wood', 'Cycle 4'],
      people: [{ email: 'ada@example.com' }],
      createdAt: '2026-11-02T10:00:00.000Z',
      startDate: '2026-11-03',
      dueDate: '2026-11-20',
      blockers: ['CAB-2'],
      dependencies: ['CAB-2'],
    },
    { priority: 0, labels: ['Autumn'], completedAt: '2026-11-04T10:00:00.000Z' },
    { title: 'A moat' },
  ])
  expect(columns.map(({ kind }) => kind)).toEqual(['new', 'completed', 'canceled'])
})

test('Asana: sections, small subtasks as a checklist, rows that are no tasks', () => {
  const { tasks, columns, skipped } = read('asana', 'asana.csv')
  expect(tasks.map(({ title, column }) => [title, column])).toEqual([
    ['Raise the roof', 'Building'],
    ['Buy nails', 'Completed'],
    ['Call the crane', 'Building'],
    ['A sauna', 'Later'],
  ])
  const [roof, nails, crane] = tasks
  expect(roof).toMatchObject({
    labels: ['roof', 'wood'],
    startDate: '2026-11-10',
    checklist: [
      { text: 'Ladder', done: true },
      { text: 'Ropes', done: false },
    ],
    blockers: ['1202'],
    dependencies: ['1205'],
    people: [{ name: 'Ada', email: 'ada@example.com' }],
  })
  expect(nails!.description).toBe('Section: Building')
  expect(crane!.description).toBe('Part of Raise the roof (1201)')
  expect(columns.find(({ title }) => title === 'Completed')?.kind).toBe('completed')
  expect(skipped).toEqual([{ row: 7, why: 'It has no name' }])
})

test('ClickUp: lists in brackets, cells of JSON, days that stand beside the clock', () => {
  const { tasks, columns, skipped, unmapped } = read('clickup', 'clickup.csv')
  const [roof, nails, moat] = tasks
  expect(roof).toMatchObject({
    externalId: '86a1',
    title: 'Raise the roof',
    column: 'In progress',
    priority: 1,
    complexity: 1,
    // Four in the morning in Manila, where it is still the day before in the count.
    dueDate: '2026-11-20',
    startDate: null,
    createdAt: '2026-11-02T10:00:00.000Z',
    labels: ['roof', 'wood', 'Cabin'],
    people: [{ name: 'Ada Lovelace' }, { email: 'bo@example.com' }],
    checklist: [
      { text: 'Ladder', done: false },
      { text: 'Ropes', done: false },
    ],
    comments: [
      { author: { email: 'ada@example.com' }, at: '2026-11-03T10:00:00.000Z', body: 'Mind the wind.\nReally.' },
    ],
    dependencies: ['86a2', '86a3'],
  })
  expect(roof!.description).toBe(
    'With **care**\nand two ladders\n\n[sketch (1).png](https://files.example.com/sketch%20%281%29.png)',
  )
  expect(nails).toMatchObject({ column: 'Complete', priority: 0, dueDate: null, labels: ['Cabin'], checklist: [] })
  expect(moat).toMatchObject({
    priority: 4,
    labels: ['Garden'],
    checklist: [{ text: 'A: Dig' }, { text: 'B: Fill' }],
    comments: [],
  })
  expect(columns.map(({ title, kind }) => [title, kind])).toEqual([
    ['In progress', 'new'],
    ['Complete', 'completed'],
    ['To do', 'new'],
  ])
  expect(skipped).toEqual([{ row: 5, why: 'It has no name' }])
  expect(unmapped).toEqual(['Time Spent', 'Time Spent Text'])
})

test('ClickUp: a view, with days and people as they are read there', () => {
  const { tasks } = text(
    'clickup',
    'Task ID,Task Name,Status,Assignee,Priority,Due Date,Date Done,List,tags\n' +
      'a,Sweep,DONE,"Ada, Bo",high,2026-11-20,2026-11-18T09:00:00Z,Cabin,"soot, brush"',
  )
  expect(tasks[0]).toMatchObject({
    column: 'DONE',
    priority: 2,
    dueDate: '2026-11-20',
    completedAt: '2026-11-18T09:00:00.000Z',
    labels: ['soot', 'brush'],
    people: [{ name: 'Ada' }, { name: 'Bo' }],
  })
})

describe('any table', () => {
  test('by the mapping it comes with', () => {
    const mapping = { title: 'Was', dueDate: 'Bis', labels: 'Art', column: 'Wo' }
    const { tasks, unmapped } = text('csv', 'Was,Bis,Art,Wo,Sonst\nHolz,15.11.2026,"a; b",Erledigt,x', mapping)
    expect(tasks[0]).toMatchObject({ title: 'Holz', dueDate: '2026-11-15', labels: ['a', 'b'], column: 'Erledigt' })
    expect(unmapped).toEqual(['Sonst'])
  })

  test('lines are counted as an editor does, whatever stands in cells', () => {
    const { tasks, skipped } = text('csv', 'Title,Notes\nA,"one\ntwo\nthree"\n,empty\nB,x')
    expect(tasks.map(({ row }) => row)).toEqual([2, 6])
    expect(skipped).toEqual([{ row: 5, why: 'It has no title' }])
  })

  test('a title that is too long goes on in the description', () => {
    const long = 'word '.repeat(150).trim()
    const { tasks } = text('csv', `Title\n${long}`)
    expect(tasks[0]!.title).toHaveLength(500)
    expect(tasks[0]!.description).toBe(`Title: ${long}`)
  })

  test('what a spreadsheet of 1998 wrote', () => {
    const bytes = Buffer.from('Title;Notes\nFrühstück;Müsli\n', 'latin1')
    expect(readFile('csv', bytes, null).tasks[0]).toMatchObject({ title: 'Frühstück', description: 'Müsli' })
  })

  test('the same title twice is two tasks, the same id twice is one', () => {
    expect(text('csv', 'Title\nA\nA').tasks.map(({ externalId }) => externalId)).toEqual(['A', 'A (2)'])
    const { tasks, skipped } = text('csv', 'Id,Title\n1,A\n1,B')
    expect(tasks).toHaveLength(1)
    expect(skipped).toEqual([{ row: 3, why: 'It has the same id as row 2' }])
  })
})

describe('files nobody tidied', () => {
  test('one that breaks off in the middle of a word says so, and where', () => {
    const cut = `{"lists": [],\n "cards": [{"name": "${'a'.repeat(80)}`
    expect(() => text('trello', cut)).toThrow(/line 2, column \d+: it ends too early/)
    expect(() => text('trello', '{"lists": "one\ntwo"}')).toThrow(/line 1, column 15: a line break/)
  })

  test('more rows than we take at once are refused, in a table or not', () => {
    const many = Array.from({ length: 50_001 }, (_, n) => ({ id: `${n}`, name: 'A', idList: 'l' }))
    const board = JSON.stringify({ lists: [{ id: 'l', name: 'To do' }], cards: many })
    expect(() => text('trello', board)).toThrow(/more than 50,000 rows/)
    expect(() => text('csv', `Title\n${many.map(({ name }) => name).join('\n')}`)).toThrow(/more than 50,000 rows/)
  })

  test('a table with a column PK is no archive', () => {
    expect(text('csv', 'PK,Title\n1,A').tasks).toHaveLength(1)
  })

  test('a quotation mark that is never closed is found, however much follows', () => {
    expect(() => text('csv', `"Title,${'a'.repeat(10_000_000)}`)).toThrow(/a quotation mark opens here/)
  })

  test('thousands of brackets and a name without end are read in passing', () => {
    const [brackets, name] = ['{{'.repeat(100_000), 'a'.repeat(200_000)]
    const { tasks } = text('jira', `Summary,Issue key,Description,Assignee\nA,M-1,${brackets},${name}`)
    expect(tasks).toHaveLength(1)
  })

  test('labels that have one name here are one', () => {
    const labels = [
      { id: 'a', name: 'Bug', color: 'red' },
      { id: 'b', name: 'bug', color: 'blue' },
      ...['c', 'd'].map((id) => ({ id, name: `${'long '.repeat(10)}${id}`, color: 'green' })),
    ]
    const cards = [{ id: '1', name: 'A', idList: 'l', idLabels: labels.map(({ id }) => id) }]
    const plan = text('trello', JSON.stringify({ lists: [{ id: 'l', name: 'To do' }], labels, cards }))
    expect(plan.labels).toEqual([
      { name: 'Bug', color: 'red' },
      { name: expect.stringMatching(/^long long .*…$/), color: 'green' },
    ])
    expect(plan.tasks[0]!.labels).toHaveLength(2)
  })
})

test.each([
  [['03/04/2026', '25/12/2026'], '03/04/2026', '2026-04-03'],
  [['03/04/2026', '12/25/2026'], '03/04/2026', '2026-03-04'],
  // Two people wrote it, each in their way.
  [['25/12/2026', '12/31/2026'], '12/31/2026', '2026-12-31'],
  [['25/12/2026', '12/31/2026'], '25/12/2026', '2026-12-25'],
  [[], '2026-11-15T23:30:00-08:00', '2026-11-15'],
  [[], '15. März 2026', '2026-03-15'],
  [[], '1 août 2026', '2026-08-01'],
  [[], 'Nov 15, 2026', '2026-11-15'],
  [[], '31/02/2026', null],
  [[], 'soon', null],
])('among %j, %s is %s', (samples, written, day) => {
  expect(datesLike(samples).day(written)).toBe(day)
})

describe('a file made to tire us is read as quickly as any other, or refused', () => {
  test('JSON that breaks off within a text', () => {
    expect(() => text('hearth', `{"hearth": "${'a'.repeat(60_000)}`)).toThrow('ends too early')
    expect(() => text('hearth', `{"hearth": "${'\\n'.repeat(3_000_000)}`)).toThrow('ends too early')
  })

  test('a table of far too many columns', () => {
    expect(() => text('csv', `title${','.repeat(100_000)}\nx`)).toThrow('more than 2,000 columns')
  })

  test('a heading of millions of signs', () => {
    expect(() => text('csv', `title,${'a'.repeat(20_000_000)}\nHolz,x`)).toThrow('names of the columns')
  })

  test('dates that may be meant otherwise are told, where they stand', () => {
    const { tasks, notes } = text('csv', 'title,due\nWood,12/13/2026\nFire,25/12/2026\nTea,03/04/2026\nRest,05/05/2026')
    expect(tasks.map(({ dueDate }) => dueDate)).toEqual(['2026-12-13', '2026-12-25', '2026-04-03', '2026-05-05'])
    expect(notes).toEqual([{ row: 4, why: 'Dates such as 03/04/2026 were read as day, month, year' }])
  })

  test('words of a field that say nothing we know are told', () => {
    const { tasks, notes } = text('csv', 'title,priority,due\nWood,5,2026-12-01\nFire,High,someday\nTea,none,')
    expect(tasks.map(({ priority }) => priority)).toEqual([0, 2, 0])
    expect(notes).toEqual([
      { row: 2, why: '“5” is not a priority we know' },
      { row: 3, why: '“someday” is not a date we can read' },
    ])
  })

  test('an estimate may be a level, a size or a time', () => {
    const written = [
      '2',
      'XL',
      '3h',
      '90 min',
      '1,5 hours',
      '5 minutes',
      '2 Stunden',
      '1d 4h',
      '2 weeks',
      'a while',
      'None',
      '',
    ]
    const rows = written.map((estimate, at) => `x${at},"${estimate}"`)
    const { tasks, notes } = text('csv', `title,estimate\n${rows.join('\n')}`)
    expect(tasks.map(({ complexity }) => complexity)).toEqual([2, 4, 1, 1, 1, 0, 1, 3, 4, 0, 0, 0])
    expect(notes).toEqual([{ row: 11, why: '“a while” is not a complexity we know' }])
  })

  test('a wide table with many rows', () => {
    const headings = Array.from({ length: 1_900 }, (_, at) => `h${at}`)
    expect(text('csv', `title,${headings.join(',')}\n${'x\n'.repeat(10_000)}`).tasks).toHaveLength(10_000)
  })

  test('thousands of subtasks', () => {
    const rows = Array.from({ length: 8_000 }, (_, at) => `${at + 1},x${at},,p`)
    const { tasks } = text('asana', `Task ID,Name,Section/Column,Parent task\n0,p,s,\n${rows.join('\n')}`)
    expect(tasks).toHaveLength(1)
  })

  test('a chain of thousands of tasks, closed to a circle', () => {
    const tasks = Array.from({ length: 10_000 }, (_, at) => ({
      _id: `t${at}`,
      title: 'x',
      blockers: [1, 2, 3].map((step) => `t${(at + step) % 10_000}`),
    }))
    const plan = text('hearth', JSON.stringify({ hearth: 1, tasks }))
    expect(plan.notes).toHaveLength(6)
    expect(plan.tasks[0]!.blockers).toEqual(['t1', 't2', 't3'])
  })

  test('markup of nothing but openings, and a name without an end', () => {
    for (const cell of ['{{', '[', '{code', '{color'].map((sign) => sign.repeat(100_000)))
      expect(text('jira', `Summary,Issue key,Issue id,Description\na,b,1,"${cell}"`).tasks).toHaveLength(1)
    expect(text('csv', `title,members\nx,${'a'.repeat(500_000)}`).tasks).toHaveLength(1)
  })
})

test('why a Trello card is left out is told in the language of the reader', () => {
  const lists = [
    { id: 'open', name: 'Ideas' },
    { id: 'old', name: 'Old', closed: true },
  ]
  const cards = [
    { name: 'A', idList: 'open', closed: true },
    { name: 'B', idList: 'old' },
    { name: 'C', idList: 'none' },
  ]
  const bytes = Buffer.from(JSON.stringify({ lists, cards }))
  const { skipped } = planOf({ provider: 'trello', bytes, mapping: null, language: 'de' })
  expect(skipped.map(({ why }) => why).sort()).toEqual([
    '„A“ ist in Trello archiviert',
    '„B“ steht auf der archivierten Liste „Old“',
    '„C“ steht auf keiner Liste dieses Boards',
  ])
})
