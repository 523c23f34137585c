import { expect, test } from 'vitest'
import { filesAround, notLoadedBy } from './lean-preloads.ts'

test('a lazy import names what is not there yet, however deep the rest is imported', () => {
  const imports = new Map([
    ['page.js', ['react.js', 'button.js']],
    ['button.js', ['icon.js']],
    ['icon.js', ['react.js', 'button.js']],
  ])
  expect(notLoadedBy(['page.js'], ['menu.js', 'icon.js', 'react.js', 'popover.js'], imports)).toEqual([
    'menu.js',
    'popover.js',
  ])
})

test('a page leaves to its layouts what they bring', () => {
  const pages = new Map([
    ['_app', 'app.js'],
    ['_app/$workspace/route', 'workspace.js'],
    ['_app/$workspace/chat/route', 'chat.js'],
    ['_app/$workspace/chat/$username', 'conversation.js'],
    ['_app/account/profile', 'profile.js'],
  ])
  expect(filesAround('conversation.js', pages)).toEqual(['app.js', 'workspace.js', 'chat.js'])
  expect(filesAround('chat.js', pages)).toEqual(['app.js', 'workspace.js'])
  expect(filesAround('menu.js', pages)).toEqual([])
})
