import { expect, test } from 'vitest'
import type { Command } from './command.ts'
import { ranked, scoreOf } from './ranking.ts'

const command = (title: string, rest: Partial<Command> = {}): Command => ({
  id: title,
  title,
  group: 'Go to',
  run: () => {},
  ...rest,
})
const order = (titles: string[], typed: string, recent: string[] = []) =>
  ranked(
    titles.map((title) => command(title)),
    typed,
    recent,
  ).flatMap(({ commands }) => commands.map(({ title }) => title))

test.each([
  ['the whole name before a beginning', 'home', ['Home improvement', 'Home'], ['Home', 'Home improvement']],
  ['beginnings before words within', 'cal', ['My calendar', 'Calendar'], ['Calendar', 'My calendar']],
  ['words before parts of words', 'line', ['Timeline', 'Deadline line'], ['Deadline line', 'Timeline']],
  ['the first letters of the words', 'mtc', ['Move to column…', 'Copy link'], ['Move to column…']],
  ['words in any order', 'launch spring', ['Spring launch', 'Spring'], ['Spring launch']],
  ['nothing that lacks a word', 'spring nowhere', ['Spring launch'], []],
  ['two letters in the wrong order', 'webiste', ['Website relaunch', 'Kitchen'], ['Website relaunch']],
  ['a letter that is missing', 'calndar', ['Calendar', 'Candles'], ['Calendar']],
  ['a letter too much, after what is spelled so', 'boardd', ['Keyboard', 'Board', 'Boardd'], ['Boardd', 'Board']],
  ['nothing two slips away', 'webitse', ['Webmaster'], []],
  ['capitals as letters', 'HOME', ['home'], ['home']],
  ['signs of patterns as signs', '.*', ['Home', 'Use .* here'], ['Use .* here']],
])('finds %s', (_, typed, titles, expected) => expect(order(titles, typed)).toEqual(expected))

test('letters strewn over a long title mean nothing', () => {
  expect(scoreOf({ title: 'Rework bulk edit from the board so that it survives' }, 'rxz')).toBeNull()
  expect(scoreOf({ title: 'a quick brown fox jumps over lazy dogs' }, 'uckoxvz')).toBeNull()
})

test('another word for it is found, after the name itself', () => {
  const found = ranked([command('Log out', { words: 'sign leave' }), command('Leave the workspace')], 'leave', [])
  expect(found[0]?.commands.map(({ title }) => title)).toEqual(['Leave the workspace', 'Log out'])
})

test('of equals, what was chosen lately comes first', () => {
  expect(order(['Ada One', 'Ada Two'], 'ada')).toEqual(['Ada One', 'Ada Two'])
  expect(order(['Ada One', 'Ada Two'], 'ada', ['Ada Two'])).toEqual(['Ada Two', 'Ada One'])
})

test('groups stand in the order of the best they have', () => {
  const all = [command('Timer log', { group: 'One' }), command('Log out', { group: 'Two' })]
  expect(ranked(all, 'log', []).map(({ title }) => title)).toEqual(['Two', 'One'])
})

test('what the server found stays, whatever its title says', () => {
  const found = command('Sweep', { wasFound: true, group: 'Tasks' })
  expect(ranked([found], 'chimney', [])).toMatchObject([{ title: 'Tasks', commands: [{ title: 'Sweep' }] }])
})

test('before anybody types: the task, what was chosen lately, and the rest without the many', () => {
  const all = [
    command('Home'),
    command('Projects'),
    command('Assign', { group: 'Task' }),
    command('Spring', { group: 'Projects', isOneOfMany: true }),
    command('Autumn', { group: 'Projects', isOneOfMany: true }),
  ]
  expect(
    ranked(all, ' ', ['gone', 'Spring', 'Home']).map(({ title, commands }) => [title, ...commands.map(({ id }) => id)]),
  ).toEqual([
    ['Task', 'Assign'],
    ['Recent', 'Spring', 'Home'],
    ['Go to', 'Projects'],
  ])
})
