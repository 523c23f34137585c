import { expect, test } from 'vitest'
import type { BoardSummary } from '#contract/boards.ts'
import { mayChangeBoard, mayEditBoard, mayManageBoard } from './may.ts'

const board = (status: 'active' | 'archived', workspace: 'active' | 'archived', myRole: BoardSummary['myRole']) =>
  ({ status, workspace: { status: workspace }, myRole }) as BoardSummary

test.each([
  ['its admin', board('active', 'active', 'admin'), [true, true, true]],
  ['somebody who only looks', board('active', 'active', null), [true, false, false]],
  ['the admin of an archived one', board('archived', 'active', 'admin'), [false, true, false]],
  ['an admin in an archived workspace', board('active', 'archived', 'admin'), [false, false, false]],
])('what may be done by %s: change, manage, edit', (_, each, may) => {
  expect([mayChangeBoard(each), mayManageBoard(each), mayEditBoard(each)]).toEqual(may)
})
