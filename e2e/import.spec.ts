import { readFileSync } from 'node:fs'
import { expect, test, together } from './stage.ts'

const trello = new URL('../server/features/imports/fixtures/trello.json', import.meta.url)

test('Ada brings a Trello board, Bo sees it come, and Ada takes it back', async ({ stage }) => {
  const { ada, bo, workspace } = await together(stage)
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Cabin' })
  const home = `/${workspace.url}/projects/${board._id}`
  await bo.page.goto(home)
  await expect(bo.page.getByRole('region', { name: 'To do' })).toBeVisible()

  await ada.page.goto(home)
  await ada.page.getByRole('button', { name: 'Actions of Cabin' }).first().click()
  await ada.page.getByRole('menuitem', { name: 'Import tasks…' }).click()
  await ada.page.getByRole('link', { name: 'Trello' }).click()

  const choose = async (name: string, content: string) =>
    ada.page
      .getByLabel('File to import')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
  await choose('broken.json', '{\n "lists": [,]\n}')
  await expect(ada.page.getByRole('alert')).toContainText('line 2, column 12')
  await ada.page.getByRole('button', { name: 'Choose another file' }).click()

  // Without a connection it is not the file that is wrong; with one it is looked at again by itself.
  await ada.context.setOffline(true)
  await choose('cabin.json', '{}')
  await expect(ada.page.getByRole('alert')).toContainText('cannot be reached')
  await ada.context.setOffline(false)
  await expect(ada.page.getByRole('alert')).toContainText('This is not a Trello board')
  await ada.page.getByRole('button', { name: 'Choose another file' }).click()

  const file = readFileSync(trello, 'utf8').replaceAll('bo@example.com', bo.email)
  await choose('cabin.json', file)
  // The button that was pressed is gone: who goes by keyboard stands before what comes instead.
  await expect(ada.page.getByRole('region', { name: 'What the file would make' })).toBeFocused()
  const rows = ada.page.getByRole('region', { name: 'Tasks in the file' })
  await expect(rows.getByRole('row', { name: /Raise the roof/ })).toContainText('Bo')
  await expect(ada.page.getByText('“Forgotten” is archived in Trello')).toBeVisible()
  await expect(ada.page.getByRole('combobox', { name: 'Column for Building' })).toHaveValue('New column')
  await ada.page.getByRole('button', { name: 'Import 4 tasks' }).click()

  await expect(ada.page.getByRole('heading', { name: 'Done, some left out' })).toBeVisible()
  await expect(bo.page.getByRole('region', { name: 'Building' })).toContainText('Nail the floor')
  await expect(bo.page.getByRole('region', { name: 'To do' })).toContainText('Raise the roof')

  // The report is there again after a reload.
  await ada.page.reload()
  await ada.page.getByRole('button', { name: 'Take back' }).click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(ada.page.getByRole('heading', { name: 'Taken back' })).toBeVisible()
  await expect(bo.page.getByText('Raise the roof')).toBeHidden()
  await expect(bo.page.getByRole('region', { name: 'Building' })).toBeHidden()
})

test('whoever comes from another tool makes a project and goes right on to the import', async ({ stage }) => {
  const { ada, workspace } = await together(stage)
  const { page } = ada
  await page.goto(`/${workspace.url}/projects/create`)
  const button = page.getByRole('button', { name: 'Create and import from Trello, Jira…' })
  await button.click()
  // It needs a name like any other.
  await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Title').fill('From Trello')
  await button.click()
  await expect(page.getByRole('heading', { name: 'Import tasks' })).toBeVisible()
  await expect(page).toHaveURL(/\/projects\/[^/]+\/import$/)
  await expect(page.getByRole('treeitem', { name: 'From Trello' })).toBeVisible()
})
