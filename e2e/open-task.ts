import type { Locator } from '@playwright/test'
import { type Actor, expect, type Stage, together } from './stage.ts'

/** Ada and Bo on one project with one task, which whoever is named has open. */
export async function withTaskOpen(stage: Stage, ...who: ('ada' | 'bo')[]) {
  const { ada, bo, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'LNC' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  const { task } = await ada.api('POST', '/api/tasks', {
    boardId: board._id,
    columnId: columns[0]._id,
    title: 'Light the fire',
    description: 'Old words',
  })
  const home = `/${workspace.url}/projects/${board._id}`
  for (const name of who) {
    const { page } = { ada, bo }[name]
    await page.goto(`${home}?task=LNC-1`)
    await expect(panelOf({ page }).getByRole('heading', { name: 'Activity' })).toBeVisible()
  }
  return { ada, bo, workspace, board, task, home }
}

export const panelOf = ({ page }: Pick<Actor, 'page'>) => page.getByRole('dialog', { name: 'Light the fire' })
export const titleOf = ({ page }: Pick<Actor, 'page'>) =>
  page.getByRole('dialog').getByRole('textbox', { name: 'Title' })

/** The field goes to the end of its text as it opens: what was selected before that would not be replaced. */
export async function rewrite(field: Locator, words: string) {
  await expect(field).toBeFocused()
  await field.fill(words)
}
