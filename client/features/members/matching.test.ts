import { expect, test } from 'vitest'
import type { Member } from '#contract/members.ts'
import { matching } from './matching.ts'

const member = (name: string, email: string, role: Member['role']): Member => ({
  user: { _id: name, name, username: name.toLowerCase(), email, avatar: null, avatarThumbnail: null },
  role,
  joinedAt: '2026-11-15T00:00:00.000Z',
  groups: [],
})
const ada = member('Ada', 'ada@example.org', 'owner')
const bo = member('Bo', 'post@bo.example', 'guest')

test('they come by name, as people count', () => {
  const crowd = ['Guest 10', 'guest 9', 'Ada'].map((name) => member(name, 'x@example.org', 'member'))
  expect(matching(crowd, { text: '', role: null }).map(({ user }) => user.name)).toEqual(['Ada', 'guest 9', 'Guest 10'])
})

test.each([
  ['nothing finds everybody', { text: '', role: null }, [ada, bo]],
  ['part of a name', { text: 'AD', role: null }, [ada]],
  ['a username with its @', { text: '@bo', role: null }, [bo]],
  ['part of an address', { text: 'post@', role: null }, [bo]],
  ['a role', { text: '', role: 'owner' as const }, [ada]],
  ['a name in another role', { text: 'ada', role: 'guest' as const }, []],
])('%s', (_, wanted, found) => expect(matching([ada, bo], wanted)).toEqual(found))
