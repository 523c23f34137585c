import { expect, test } from 'vitest'
import { shownAddress } from './shown-address.ts'

const shown = (path: string, pattern?: string) => shownAddress(new URL(path, 'https://hearth.example.org'), pattern)

test.each([
  ['/reset-password/s3cret', '/reset-password/$token', '/reset-password/$token'],
  ['/join/s3cret?from=mail', '/join/$token', '/join/$token?from=mail'],
  ['/signup/verify/s3cret', '/signup/verify/$token', '/signup/verify/$token'],
  ['/signup?invitation=s3cret', '/signup', '/signup?invitation=invitation'],
])('%s is told without its secret', (path, pattern, told) => {
  expect(shown(path, pattern)).toEqual({
    href: `https://hearth.example.org${told}`,
    path: told.split('?')[0],
    hasSecret: true,
  })
})

test.each([
  ['/acme/projects/7?task=HRT-1&view=list', '/$workspace/projects/$boardId'],
  ['/no/such/page', undefined],
])('%s is told as it is', (path, pattern) => {
  expect(shown(path, pattern)).toEqual({
    href: `https://hearth.example.org${path}`,
    path: path.split('?')[0],
    hasSecret: false,
  })
})
