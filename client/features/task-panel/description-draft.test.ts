// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '#client/core/transport.ts'
import { DescriptionDraft } from './description-draft.ts'
import type { KeptDraft } from './kept-drafts.ts'

/** A server with one task, which refuses an outdated version as the real one does. */
function serverWith(description: string) {
  const task = { description, version: 1 }
  let reachable = true
  return {
    task,
    cut: () => {
      reachable = false
    },
    mend: () => {
      reachable = true
    },
    change(next: string) {
      task.description = next
      task.version += 1
    },
    touch() {
      task.version += 1
    },
    async send(text: string, version: number) {
      if (!reachable) throw new CallError(0, 'The server cannot be reached.')
      if (version !== task.version) throw new CallError(409, 'Somebody changed it')
      this.change(text)
      return { ...task }
    },
    load: async () => ({ ...task }),
  }
}

let kept: KeptDraft | null = null
function open(server: ReturnType<typeof serverWith>) {
  return new DescriptionDraft({ ...server.task }, kept, {
    send: (text, version) => server.send(text, version),
    load: () => server.load(),
    keep: (draft) => {
      kept = draft
    },
  })
}

beforeEach(() => {
  kept = null
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('what is typed is saved a moment after the last key, and kept until then', async () => {
  const server = serverWith('')
  const draft = open(server)
  draft.type('Light')
  await vi.advanceTimersByTimeAsync(500)
  draft.type('Light the fire')
  await vi.advanceTimersByTimeAsync(500)
  expect(server.task.description).toBe('')
  expect(kept).toEqual({ base: '', text: 'Light the fire' })
  await vi.advanceTimersByTimeAsync(300)
  expect(server.task.description).toBe('Light the fire')
  expect(draft.state.status).toBe('saved')
  expect(kept).toBeNull()
})

test('a colleague who moves the card makes no conflict', async () => {
  const server = serverWith('old')
  const draft = open(server)
  draft.type('new')
  server.touch()
  await draft.save()
  expect(server.task.description).toBe('new')
  expect(draft.state.theirs).toBeNull()
})

test('another description is a conflict, and both texts stay until one is chosen', async () => {
  const server = serverWith('old')
  const draft = open(server)
  draft.type('mine')
  server.change('theirs')
  await draft.save()
  expect(draft.state).toMatchObject({ text: 'mine', theirs: 'theirs' })
  expect(server.task.description).toBe('theirs')
  expect(kept?.text).toBe('mine')
  await draft.keepMine()
  expect(server.task.description).toBe('mine')
  expect(kept).toBeNull()
})

test('a conflict is over once both texts are kept, and a second one is told as the first was', async () => {
  const server = serverWith('old')
  const draft = open(server)
  draft.type('mine')
  server.change('theirs')
  await draft.save()
  server.touch()
  await draft.writeOver('theirs\n\nmine')
  expect(server.task.description).toBe('theirs\n\nmine')
  expect(draft.state).toMatchObject({ text: 'theirs\n\nmine', theirs: null, changedByOthers: false, status: 'saved' })
  expect(kept).toBeNull()
  draft.type('mine again')
  server.change('theirs again')
  await draft.save()
  expect(draft.state).toMatchObject({ text: 'mine again', theirs: 'theirs again' })
})

test('both texts are there after a crash that came before they were saved', async () => {
  const server = serverWith('old')
  const draft = open(server)
  draft.type('mine')
  server.change('theirs')
  await draft.save()
  server.cut()
  await draft.writeOver('theirs\n\nmine')
  expect(draft.state.status).toBe('failed')
  server.mend()
  expect(open(server).state).toMatchObject({ text: 'theirs\n\nmine', theirs: null, restored: true })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.task.description).toBe('theirs\n\nmine')
})

test('heard of before saving, it is a conflict too', async () => {
  const server = serverWith('old')
  const draft = open(server)
  draft.type('mine')
  server.change('theirs')
  draft.hear({ ...server.task })
  expect(draft.state).toMatchObject({ text: 'mine', changedByOthers: true })
  await draft.save()
  expect(draft.state.theirs).toBe('theirs')
  draft.takeTheirs()
  expect(draft.state).toMatchObject({ text: 'theirs', theirs: null, status: 'saved' })
  expect(server.task.description).toBe('theirs')
})

test('a change by somebody else shows at once while nothing is typed', () => {
  const server = serverWith('old')
  const draft = open(server)
  server.change('theirs')
  draft.hear({ ...server.task })
  expect(draft.state).toMatchObject({ text: 'theirs', changedByOthers: false })
})

test('without a connection the text waits, and goes out when it is back', async () => {
  const server = serverWith('')
  const draft = open(server)
  server.cut()
  draft.type('typed in a tunnel')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(draft.state).toMatchObject({
    text: 'typed in a tunnel',
    status: 'failed',
    problem: 'The server cannot be reached.',
  })
  server.mend()
  await draft.save()
  expect(server.task.description).toBe('typed in a tunnel')
})

test('a draft is found again after the tab was closed', async () => {
  const server = serverWith('old')
  kept = { base: 'old', text: 'half a sentence' }
  const draft = open(server)
  expect(draft.state).toMatchObject({ text: 'half a sentence', restored: true })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.task.description).toBe('half a sentence')
})

test('a draft of a text that is another one by now is offered beside it', () => {
  kept = { base: 'old', text: 'mine' }
  expect(open(serverWith('theirs')).state).toMatchObject({ text: 'mine', theirs: 'theirs' })
})

test('what is typed while a save is on its way is saved after it', async () => {
  const server = serverWith('')
  const draft = open(server)
  draft.type('one')
  const saving = draft.save()
  draft.type('one two')
  await saving
  expect(server.task.description).toBe('one')
  expect(draft.state).toMatchObject({ text: 'one two', status: 'unsaved' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.task.description).toBe('one two')
})

test('what they write on while one chooses is what one chooses from', async () => {
  const server = serverWith('old')
  const draft = open(server)
  draft.type('mine')
  server.change('theirs')
  await draft.save()
  server.change('theirs, longer')
  draft.hear({ ...server.task })
  expect(draft.state).toMatchObject({ text: 'mine', theirs: 'theirs, longer' })
})

/** Saves, and somebody writes over it before the answer is back. */
async function overtaken(draft: DescriptionDraft, server: ReturnType<typeof serverWith>, meanwhile = () => {}) {
  const send = server.send.bind(server)
  server.send = async (text, version) => {
    const answer = await send(text, version)
    server.change('theirs')
    draft.hear({ ...server.task })
    meanwhile()
    return answer
  }
  await draft.save()
  server.send = send
}

test('what somebody wrote over a saved text shows, though the answer to it came later', async () => {
  const server = serverWith('old')
  const draft = open(server)
  draft.type('mine')
  await overtaken(draft, server)
  expect(draft.state).toMatchObject({ text: 'theirs', replaced: 'mine', status: 'saved', theirs: null })
})

test('who typed on by then is told of it, and chooses', async () => {
  const server = serverWith('old')
  const draft = open(server)
  draft.type('mine')
  await overtaken(draft, server, () => draft.type('mine, longer'))
  expect(draft.state).toMatchObject({ text: 'mine, longer', changedByOthers: true })
  await draft.save()
  expect(draft.state).toMatchObject({ text: 'mine, longer', theirs: 'theirs' })
})

test('what two people wrote in different places is joined, and nobody is asked', async () => {
  const server = serverWith('one\n\ntwo')
  const draft = open(server)
  draft.type('ONE\n\ntwo')
  server.change('one\n\nTWO')
  await draft.save()
  expect(server.task.description).toBe('ONE\n\nTWO')
  expect(draft.state).toMatchObject({ text: 'ONE\n\nTWO', theirs: null, status: 'saved' })
  expect(kept).toBeNull()
})

test('what somebody wrote elsewhere in the text is there at once, beside what is being typed', async () => {
  const server = serverWith('one\n\ntwo')
  const draft = open(server)
  draft.type('ONE\n\ntwo')
  server.change('one\n\nTWO')
  draft.hear({ ...server.task })
  expect(draft.state).toMatchObject({ text: 'ONE\n\nTWO', changedByOthers: false })
  expect(kept).toEqual({ base: 'one\n\nTWO', text: 'ONE\n\nTWO' })
  await draft.save()
  expect(server.task.description).toBe('ONE\n\nTWO')
})

test('a kept draft of another place of the text is joined with what stands there now', async () => {
  kept = { base: 'one\n\ntwo', text: 'ONE\n\ntwo' }
  const server = serverWith('one\n\nTWO')
  expect(open(server).state).toMatchObject({ text: 'ONE\n\nTWO', theirs: null, restored: true })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.task.description).toBe('ONE\n\nTWO')
})

test('who wrote something that somebody writes over is told, and can bring it back', async () => {
  const server = serverWith('')
  const draft = open(server)
  draft.type('mine')
  await draft.save()
  server.change('theirs')
  draft.hear({ ...server.task })
  expect(draft.state).toMatchObject({ text: 'theirs', replaced: 'mine', theirs: null })
  await draft.writeOver('mine')
  expect(server.task.description).toBe('mine')
  expect(draft.state).toMatchObject({ text: 'mine', replaced: null, status: 'saved' })
})

test('nobody is told of what somebody else added to it, or took away of their own', async () => {
  const server = serverWith('')
  const draft = open(server)
  draft.type('mine')
  await draft.save()
  for (const text of ['mine\n\ntheirs', 'mine']) {
    server.change(text)
    draft.hear({ ...server.task })
    expect(draft.state).toMatchObject({ text, replaced: null })
  }
})

test.each([
  ['adds to a line of theirs', 'Fetch dry wood', 'Fetch dry wood, oak if possible'],
  ['is in the middle of a word before a line of theirs', 'Fetch dry wood\n\nSoon', 'PleaFetch dry wood\n\nSoon'],
  ['is in the middle of a word behind it', 'Fetch dry wood\n\nSoon', 'Fetch dry woodan\n\nSoon'],
  ['ticks a box of theirs', '- [ ] Saw\n- [ ] Axe', '- [x] Saw\n- [ ] Axe'],
])('nobody is told when somebody %s', async (_, mine, theirs) => {
  const server = serverWith('')
  const draft = open(server)
  draft.type(mine)
  await draft.save()
  server.change(theirs)
  draft.hear({ ...server.task })
  expect(draft.state).toMatchObject({ text: theirs, replaced: null })
})

test.each([
  ['ticked', '- [ ] Saw', ['- [x] Saw', '']],
  ['added to', 'Fetch dry wood', ['Fetch dry wood, oak', 'Buy coal']],
  ['grew to other words', 'Oak', ['Soak the beans']],
  ['made another number', 'Fetch 5', ['Fetch 50']],
])('what somebody %s and took away is told', async (_, mine, theirs) => {
  const server = serverWith('')
  const draft = open(server)
  draft.type(mine)
  await draft.save()
  for (const text of theirs) {
    expect(draft.state.replaced).toBeNull()
    server.change(text)
    draft.hear({ ...server.task })
  }
  expect(draft.state.replaced).not.toBeNull()
})

test('nobody is told when somebody takes back what they added', async () => {
  const server = serverWith('')
  const draft = open(server)
  draft.type('Fetch dry wood')
  await draft.save()
  for (const text of ['Fetch dry wood, oak', 'Fetch dry wood', 'Fetch dry wood now']) {
    server.change(text)
    draft.hear({ ...server.task })
    expect(draft.state).toMatchObject({ text, replaced: null })
  }
})

test('an empty line or a rule that goes is no loss of what somebody wrote', async () => {
  const server = serverWith('one')
  const draft = open(server)
  draft.type('one\n\n---\n\nmine')
  await draft.save()
  server.change('one\nmine')
  draft.hear({ ...server.task })
  expect(draft.state).toMatchObject({ text: 'one\nmine', replaced: null })
})

/** What Ada wrote in two lines, of which somebody else has written over the first. */
async function halfReplaced() {
  const server = serverWith('')
  const draft = open(server)
  const hear = (text: string) => {
    server.change(text)
    draft.hear({ ...server.task })
  }
  draft.type('mine\n\nmine too')
  await draft.save()
  hear('theirs\n\nmine too')
  expect(draft.state.replaced).toBe('mine\n\nmine too')
  return { draft, hear }
}

test('what was written over is told until all of it stands there again', async () => {
  const { draft, hear } = await halfReplaced()
  hear('theirs\n\ntheirs too')
  expect(draft.state.replaced).toBe('mine\n\nmine too')
  hear('mine\n\ntheirs too')
  expect(draft.state.replaced).toBe('mine\n\nmine too')
  hear('mine\n\nbetween\n\nmine too')
  expect(draft.state.replaced).toBeNull()
})

test('whoever writes on is told no more of what was written over', async () => {
  const { draft } = await halfReplaced()
  draft.type('theirs, longer\n\nmine too')
  await draft.save()
  expect(draft.state).toMatchObject({ text: 'theirs, longer\n\nmine too', replaced: null, status: 'saved' })
})

/** One line is saved, and another being written. */
async function typingOn() {
  const server = serverWith('one\n\ntwo')
  const draft = open(server)
  draft.type('mine\n\ntwo')
  await draft.save()
  draft.type('mine\n\ntwo and more')
  return { server, draft }
}

test('who is typing when a line of theirs is written over is told, also once that is saved', async () => {
  const { server, draft } = await typingOn()
  server.change('theirs\n\ntwo')
  draft.hear({ ...server.task })
  const told = { text: 'theirs\n\ntwo and more', replaced: 'mine\n\ntwo and more' }
  expect(draft.state).toMatchObject(told)
  await draft.save()
  expect(draft.state).toMatchObject({ ...told, status: 'saved' })
  draft.type('theirs\n\ntwo and much more')
  await draft.save()
  expect(draft.state.replaced).toBeNull()
})

test('and so is who is typing while a line of theirs is written over letter by letter', async () => {
  const { server, draft } = await typingOn()
  for (const theirs of ['the', 'theirs']) {
    server.change(`${theirs}\n\ntwo`)
    draft.hear({ ...server.task })
  }
  await draft.save()
  expect(draft.state).toMatchObject({ text: 'theirs\n\ntwo and more', replaced: 'mine\n\ntwo and more' })
})

test('so is who hears of it with the refusal of what they send', async () => {
  const { server, draft } = await typingOn()
  server.change('theirs\n\ntwo')
  await draft.save()
  expect(server.task.description).toBe('theirs\n\ntwo and more')
  expect(draft.state).toMatchObject({ replaced: 'mine\n\ntwo and more', status: 'saved' })
})

test('a line somebody takes away while its writer does so too is no loss', async () => {
  const server = serverWith('one\n\ntwo')
  const draft = open(server)
  draft.type('mine\n\ntwo')
  await draft.save()
  draft.type('two')
  server.change('two')
  draft.hear({ ...server.task })
  expect(draft.state.replaced).toBeNull()
})

test('a conflict that somebody takes back is over, and what was typed is saved', async () => {
  const server = serverWith('one')
  const draft = open(server)
  draft.type('mine')
  server.change('theirs')
  await draft.save()
  expect(draft.state.theirs).toBe('theirs')
  server.change('one')
  draft.hear({ ...server.task })
  expect(draft.state).toMatchObject({ text: 'mine', theirs: null })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.task.description).toBe('mine')
})
