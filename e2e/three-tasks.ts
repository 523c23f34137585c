import { type Actor, expect, type Stage, together } from './stage.ts'

/** Ada and Bo with one board both have open; three tasks to do. */
export async function onOneBoard(stage: Stage) {
  const { ada, bo, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'HRT' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  for (const title of ['Chop wood', 'Light the fire', 'Boil water'])
    await ada.api('POST', '/api/tasks', { boardId: board._id, columnId: columns[0]._id, title })
  for (const { page } of [ada, bo]) {
    await page.goto(`/${workspace.url}/projects/${board._id}`)
    await expect(page.getByRole('article', { name: 'Boil water' })).toBeVisible()
  }
  return { ada, bo, board, columns: columns as { _id: string; title: string }[] }
}

export const column = ({ page }: Actor, name: string) => page.getByRole('region', { name, exact: true })
export const card = (actor: Actor, name: string, within = 'To do') =>
  column(actor, within).getByRole('article', { name })
export const titles = (actor: Actor, name: string) => column(actor, name).getByRole('article')
