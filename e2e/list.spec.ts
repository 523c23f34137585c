import type { Locator } from '@playwright/test'
import { barriersOn } from './axe.ts'
import { expect, holdCode, test, together } from './stage.ts'
import { card, onOneBoard, titles } from './three-tasks.ts'

test('values in the list are changed where they stand, and the keyboard goes on with the row', async ({ stage }) => {
  const { ada, bo } = await onOneBoard(stage)
  const { page } = ada
  await page.goto(`${page.url()}?view=list&group=priority`)
  const row = page.getByRole('row', { name: 'Chop wood' })
  const value = (field: string) => row.locator(`[data-field="${field}"]`)

  // With its priority it goes to another group, and takes the keyboard along.
  await value('priority').click()
  await expect(page.getByRole('dialog', { name: 'Priority' })).toBeVisible()
  expect(await barriersOn(page, { within: '[role=dialog]' })).toEqual([])
  await page.getByRole('option', { name: 'Urgent' }).click()
  await expect(row).toBeFocused()
  await expect(card(bo, 'Chop wood').getByRole('img', { name: 'Urgent' })).toBeVisible()
  await value('status').click()
  await page.getByRole('combobox', { name: 'Status' }).fill('don')
  await page.keyboard.press('Enter')
  await expect(titles(bo, 'Done')).toHaveText([/Chop wood/])

  // Several people, then closed with a second click on what opened it.
  await value('members').click()
  await page.getByRole('option', { name: 'Bo' }).click()
  await page.getByRole('option', { name: 'Ada' }).click()
  await expect(value('members').getByRole('img')).toHaveCount(2)
  const { x, y, width, height } = (await value('members').boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page.getByRole('option', { name: 'Bo' })).toBeHidden()
  await expect(row).toBeFocused()
  await expect(card(bo, 'Chop wood', 'Done').getByRole('img', { name: /Ada|Bo/ })).toHaveCount(2)
  await value('due').click()
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(value('due')).toHaveText('Tomorrow')

  // Anywhere else a click opens the task, and a key held selects it.
  await value('labels').click({ modifiers: ['ControlOrMeta'] })
  await expect(page.getByRole('region', { name: 'Selected tasks' })).toBeVisible()
  await row.getByText('Chop wood').click()
  await expect(page.getByRole('dialog', { name: 'Chop wood' })).toBeVisible()
})

test('a list has its rows before its code has come, in the places where they will stand', async ({ stage }) => {
  const { ada, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  await ada.api('POST', '/api/tasks', { boardId: board._id, columnId: columns[0]._id, title: 'Chop wood' })
  const letGo = await holdCode(ada.page, 'data-editable')
  await ada.page.goto(`/${workspace.url}/projects/${board._id}?view=list`)
  await expect(ada.page.getByText('1 task', { exact: true })).toBeVisible()
  // Read at once: one skeleton takes the place of another.
  const places = (lines: Locator, from: number) =>
    lines.evaluateAll(
      (all, first) =>
        all.slice(first, first + 2).map((line) => {
          const { y, height } = line.getBoundingClientRect()
          return { y, height }
        }),
      from,
    )
  const waiting = ada.page.getByRole('status', { name: 'Loading' }).locator('[class*=list] > *')
  let expected: Awaited<ReturnType<typeof places>> = []
  await expect(async () => {
    expected = await places(waiting, 0)
    expect(expected).toHaveLength(2)
  }).toPass()
  letGo()
  const rows = ada.page.getByRole('table', { name: 'Tasks' }).getByRole('row')
  // After the names of the columns.
  await expect.poll(() => places(rows, 1)).toEqual(expected)
})
