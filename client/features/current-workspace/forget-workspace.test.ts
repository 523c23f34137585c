// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { forgetWorkspace } from './forget-workspace.ts'

test('nothing of a lost workspace stays, and nothing of another goes', async () => {
  const cache = new QueryClient()
  const ofAcme = [
    ['workspace', 'acme'],
    ['members', 'id'],
    ['boards', 'id'],
    ['folders', 'id'],
    ['columns', 'mine'],
  ]
  const others = [['workspace', 'other'], ['boards', 'other-id'], ['workspaces'], ['columns', 'theirs']]
  for (const key of [...ofAcme, ...others]) cache.setQueryData(key, [])
  cache.setQueryData(['board', 'mine'], { _id: 'mine', workspace: { _id: 'id' } })
  cache.setQueryData(['board', 'theirs'], { _id: 'theirs', workspace: { _id: 'other-id' } })
  cache.setQueryData(['activities', 'id', {}], [])
  cache.setQueryData(['board-tasks', 'mine'], [])

  forgetWorkspace(cache, { _id: 'id', url: 'acme', myRole: 'member' })

  const left = () =>
    cache
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey.join())
      .toSorted()
  // What forgets the tasks of a board loads only now.
  await expect.poll(left).toEqual([...others.map((key) => key.join()), 'board,theirs'].toSorted())
})
