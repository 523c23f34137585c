import { expect, test } from 'vitest'
import { allKeysOf, keysAbout, newsTo } from './topics.ts'

const acme = { _id: 'id', url: 'acme', myRole: 'member' } as const

test('every question is asked once, and the history always', () => {
  expect(keysAbout(acme, ['members', 'workspace'])).toEqual([
    ['members', 'id'],
    ['workspace', 'acme'],
    ['profile', 'id'],
    ['workspaces'],
    ['activities', 'id'],
  ])
  expect(keysAbout(acme, [])).toEqual([['activities', 'id']])
})

test('for a guest, folders come and go with the projects in them', () => {
  expect(keysAbout({ ...acme, myRole: 'guest' }, ['boards']).map(String)).toContain('folders,id')
  expect(keysAbout(acme, ['boards']).map(String)).not.toContain('folders,id')
})

test('everything is everything', () => {
  expect(allKeysOf(acme).map(String)).toEqual(
    expect.arrayContaining(['workspace,acme', 'members,id', 'invitations,id', 'boards,id', 'folders,id']),
  )
})

test('what this tab did to projects and folders it knows; of all else it hears like anybody', () => {
  expect(newsTo(['boards', 'members'], true)).toEqual(['members'])
  expect(newsTo(['boards', 'members'], false)).toEqual(['boards', 'members'])
})
