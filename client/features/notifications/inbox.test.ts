import { describe, expect, test } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
import {
  everythingIn,
  groupsOf,
  type Inbox,
  type InboxPage,
  nextPage,
  type Unread,
  unreadWithArrived,
  unreadWithMarked,
  withArrived,
  withMarked,
} from './inbox.ts'

const told = (_id: string, fields: Partial<Notification> = {}): Notification => ({
  _id,
  type: 'task_comment',
  title: '',
  message: '',
  link: null,
  read: false,
  createdAt: '2026-11-15T10:00:00.000Z',
  sender: null,
  workspaceId: null,
  board: null,
  task: null,
  ...fields,
})

const page = (notifications: Notification[], page = 1, totalPages = 1): InboxPage => ({
  notifications,
  meta: { total: 0, unread: 0, page, limit: 20, totalPages },
})
const inbox = (...pages: InboxPage[]): Inbox => ({ pages, pageParams: [] })
const ids = ({ pages }: Inbox) => everythingIn(pages).map(({ _id }) => _id)
const twenty = (from: number, fields: Partial<Notification> = {}) =>
  Array.from({ length: 20 }, (_, at) => told(`n${from + at}`, fields))

describe('what arrives', () => {
  test('is on top', () => {
    expect(ids(withArrived(inbox(page([told('a')])), 'all', told('b')))).toEqual(['b', 'a'])
  })

  test('moves up when it was there already, from whichever page, and is never doubled', () => {
    const before = inbox(page([told('a'), told('b')]), page([told('c')], 2))
    const after = withArrived(before, 'all', told('c', { title: 'Two comments' }))
    expect(ids(after)).toEqual(['c', 'a', 'b'])
    expect(everythingIn(after.pages)[0]?.title).toBe('Two comments')
  })

  test('stays out of a list it does not belong to', () => {
    expect(ids(withArrived(inbox(page([])), 'mentions', told('a')))).toEqual([])
    expect(ids(withArrived(inbox(page([told('a')])), 'unread', told('a', { read: true })))).toEqual([])
  })
})

describe('the next page', () => {
  test('is none after the last', () => {
    expect(nextPage('all', [page(twenty(0), 2, 2)])).toBeNull()
  })

  test('overlaps rather than skips when some arrived meanwhile', () => {
    const pages = withArrived(inbox(page(twenty(0), 1, 3)), 'all', told('new')).pages
    expect(nextPage('all', pages)).toBe(2)
    expect(everythingIn([...pages, page([told('n19'), told('n20')], 2, 3)])).toHaveLength(22)
  })

  test('of the unread is the first again once all that were loaded are read', () => {
    expect(nextPage('unread', [page(twenty(0), 1, 2)])).toBe(2)
    expect(nextPage('unread', [page(twenty(0, { read: true }), 1, 2)])).toBe(1)
  })
})

test('what was marked stays where it is', () => {
  const before = inbox(page([told('a'), told('b')]))
  expect(everythingIn(withMarked(before, ['b'], true).pages).map(({ read }) => read)).toEqual([false, true])
  expect(everythingIn(withMarked(before, null, true).pages).map(({ read }) => read)).toEqual([true, true])
})

describe('the unread', () => {
  const unread: Unread = { count: 2, newest: [told('a'), told('b')] }

  test.each([
    ['a new one counts', told('c'), 3, ['c', 'a', 'b']],
    ['one that was unread before does not count again', told('b'), 2, ['b', 'a']],
    ['one that is read now counts no more', told('a', { read: true }), 1, ['b']],
  ])('%s', (_, arrived, count, newest) => {
    const after = unreadWithArrived(unread, arrived)
    expect([after.count, after.newest.map(({ _id }) => _id)]).toEqual([count, newest])
  })

  test('those read are gone from it', () => {
    expect(unreadWithMarked(unread, ['a'], true, 1)).toMatchObject({ count: 1, newest: [{ _id: 'b' }] })
    expect(unreadWithMarked(unread, null, true, 0)).toEqual({ count: 0, newest: [] })
  })
})

test('all about one task stand together where the newest of it stands', () => {
  const fire = { _id: 't1', taskId: 'HRT-1', title: 'Light the fire' }
  const groups = groupsOf([told('a', { task: fire }), told('b'), told('c', { task: fire })])
  expect(groups.map(({ task, notifications }) => [task?.taskId, notifications.map(({ _id }) => _id)])).toEqual([
    ['HRT-1', ['a', 'c']],
    [undefined, ['b']],
  ])
})
