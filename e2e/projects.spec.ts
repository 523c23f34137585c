import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dragOnto } from './drag.ts'
import { type Actor, arrived, expect, type Stage, test, together } from './stage.ts'

/** With what makes folders and projects for them. */
async function withMaker(stage: Stage) {
  const { ada, bo, workspace } = await together(stage)
  return { ada, bo, workspace, make: maker(ada, workspace._id) }
}

function maker(ada: Actor, workspaceId: string) {
  return {
    folder: async (name: string, parentFolder: string | null = null) =>
      (await ada.api('POST', '/api/folders', { workspaceId, name, parentFolder })).folder as { _id: string },
    board: async (title: string, folderId: string | null = null) =>
      (await ada.api('POST', '/api/boards', { workspaceId, title, folderId })).board as { _id: string },
  }
}

const row = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true })
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

async function openProjects(url: string, ...people: Actor[]) {
  for (const { page } of people) {
    await page.goto(`/${url}/projects`)
    await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible()
  }
}

test('a folder and a project in it are made in the browser, and the other sees both come', async ({ stage }) => {
  const { ada, bo, workspace } = await withMaker(stage)
  await openProjects(workspace.url, ada, bo)

  await ada.page.getByRole('button', { name: 'New project or folder' }).click()
  await ada.page.getByRole('menuitem', { name: 'New folder' }).click()
  await ada.page.getByRole('textbox', { name: 'Folder name' }).fill('Product')
  await ada.page.getByRole('textbox', { name: 'Folder name' }).press('Enter')
  await expect(row(bo.page, 'Product')).toBeVisible()
  // The keyboard goes on with what was named.
  await expect(row(ada.page, 'Product')).toBeFocused()
  await row(ada.page, 'Product').press('Shift+F10')
  await ada.page.getByRole('menuitem', { name: 'New subfolder' }).click()
  await ada.page.getByRole('textbox', { name: 'Folder name' }).fill('Mobile')
  await ada.page.getByRole('textbox', { name: 'Folder name' }).press('Enter')
  await expect(row(ada.page, 'Mobile')).toBeFocused()

  await row(ada.page, 'Product').hover()
  await ada.page.getByRole('button', { name: 'New in Product' }).click()
  await ada.page.getByRole('menuitem', { name: 'New project' }).click()
  await ada.page.getByLabel('Title').fill('Spring launch')
  await expect(ada.page.getByLabel('Key')).toHaveValue('SL')
  // Whoever is faster than the list of folders still gets the project where they wanted it.
  let letFoldersCome = () => {}
  const created = new Promise<void>((done) => {
    letFoldersCome = done
  })
  await ada.page.route('**/api/folders?*', async (route) => {
    await created
    await route.continue()
  })
  await ada.page.reload()
  await expect(ada.page.getByLabel('Title')).toHaveValue('Spring launch')
  const sent = ada.page.waitForRequest((request) => request.method() === 'POST' && /\/api\/boards$/.test(request.url()))
  await ada.page.getByRole('button', { name: 'Create project' }).click()
  await sent
  letFoldersCome()

  await expect(ada.page.getByRole('heading', { name: 'Spring launch' })).toBeVisible()
  await expect(row(bo.page, 'Spring launch')).toHaveAttribute('aria-level', '2')
})

test('a project is dragged into a folder with the mouse', async ({ stage }) => {
  const { ada, bo, workspace, make } = await withMaker(stage)
  await make.folder('Product')
  await make.board('Launch')
  await openProjects(workspace.url, ada, bo)

  await dragOnto(ada.page, row(ada.page, 'Launch'), row(ada.page, 'Product'), 'middle')
  await expect(row(ada.page, 'Launch')).toHaveAttribute('aria-level', '2')
  await expect(row(bo.page, 'Launch')).toHaveAttribute('aria-level', '2')
  await expect(card(bo.page, 'Launch')).toHaveCount(0)
})

test('a card is dragged onto a folder', async ({ stage }) => {
  const { ada, bo, workspace, make } = await withMaker(stage)
  await make.folder('Product')
  await make.board('Launch')
  await openProjects(workspace.url, ada, bo)

  await dragOnto(ada.page, card(ada.page, 'Launch'), card(ada.page, 'Product'), 'middle')
  await expect(card(ada.page, 'Launch')).toHaveCount(0)
  await expect(row(bo.page, 'Launch')).toHaveAttribute('aria-level', '2')
})

test('the same goes without a mouse: in, out, up and down', async ({ stage }) => {
  const { ada, bo, workspace, make } = await withMaker(stage)
  const product = await make.folder('Product')
  await make.folder('Growth')
  await make.board('First', product._id)
  await make.board('Launch')
  await openProjects(workspace.url, ada, bo)
  const names = (page: Page) =>
    page.getByRole('treeitem').evaluateAll((rows) => rows.map((each) => each.getAttribute('aria-label')))

  await row(ada.page, 'Launch').focus()
  await ada.page.keyboard.press('Alt+ArrowRight')
  await expect(row(bo.page, 'Launch')).toHaveAttribute('aria-level', '2')
  await expect(row(ada.page, 'Launch')).toBeFocused()
  await expect(ada.page.getByText('Launch moved to Growth')).toBeAttached()
  await ada.page.keyboard.press('Alt+ArrowLeft')
  await expect(row(bo.page, 'Launch')).toHaveAttribute('aria-level', '1')

  await ada.page.keyboard.press('Home')
  await expect(row(ada.page, 'Product')).toBeFocused()
  await ada.page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => names(bo.page)).toEqual(['Growth', 'Product', 'First', 'Launch'])

  await ada.page.keyboard.press('ArrowLeft')
  await expect(row(ada.page, 'First')).toHaveCount(0)
  await ada.page.reload()
  await expect(row(ada.page, 'Product')).toHaveAttribute('aria-expanded', 'false')
})

test('a project is moved by choosing a folder from a list', async ({ stage }) => {
  const { ada, bo, workspace, make } = await withMaker(stage)
  await make.folder('Product')
  await make.board('Launch')
  await openProjects(workspace.url, ada, bo)

  await row(ada.page, 'Launch').focus()
  await ada.page.keyboard.press('Shift+F10')
  await expect(ada.page.getByRole('menuitem', { name: 'Open' })).toBeFocused()
  await ada.page.keyboard.press('Escape')
  await expect(row(ada.page, 'Launch')).toBeFocused()
  await ada.page.keyboard.press('Shift+F10')
  await ada.page.getByRole('menuitem', { name: 'Move to…' }).click()
  await ada.page.getByRole('radio', { name: 'Product' }).check()
  await ada.page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(row(bo.page, 'Launch')).toHaveAttribute('aria-level', '2')
})

test('of many projects only what is in view is in the page, and all of them are within reach', async ({ stage }) => {
  const { ada, bo, workspace, make } = await withMaker(stage)
  const { page } = ada
  await make.folder('Archive')
  for (let number = 1; number <= 110; number++) await make.board(`Project ${number}`)
  await make.board('Winter')
  await openProjects(workspace.url, ada, bo)
  const rows = page.getByRole('treeitem')
  await expect(row(page, 'Archive')).toBeVisible()
  expect(await rows.count()).toBeLessThan(80)

  await expect(card(page, 'Project 50')).toBeVisible()
  await expect(card(page, 'Project 51')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show 50 more' }).click()
  await expect(card(page, 'Project 100')).toBeVisible()

  // What is left out of the tree is counted all the same.
  await row(page, 'Archive').focus()
  await page.keyboard.press('End')
  await expect(row(page, 'Winter')).toBeFocused()
  await expect(row(page, 'Winter')).toBeInViewport()
  await expect(row(page, 'Winter')).toHaveAttribute('aria-posinset', '112')
  await expect(row(page, 'Winter')).toHaveAttribute('aria-setsize', '112')
  await expect(row(page, 'Project 109')).toBeVisible()
  await expect(row(page, 'Project 1')).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(row(page, 'Archive')).toBeFocused()
  await expect(row(page, 'Archive')).toBeInViewport()

  // Whoever scrolls away while a name is changed finds it as they left it.
  await page.keyboard.press('F2')
  const field = page.getByRole('textbox', { name: 'Folder name' })
  await field.fill('Old')
  await page.mouse.move(100, 500)
  await page.mouse.wheel(0, 3_000)
  await expect(row(page, 'Project 100')).toBeVisible()
  await field.press('Enter')
  await expect(row(bo.page, 'Old')).toBeVisible()
  await expect(row(page, 'Old')).toBeFocused()

  // Held at the upper edge, a project is carried to a folder that was far away.
  await page.keyboard.press('End')
  await expect(row(page, 'Winter')).toBeInViewport()
  const start = (await row(page, 'Winter').boundingBox())!
  const sidebar = page.getByRole('navigation', { name: 'Together' }).locator('[data-scroller]')
  const edge = (await sidebar.boundingBox())!
  await page.mouse.move(start.x + 40, start.y + 12)
  await expect(row(page, 'Winter')).toHaveAttribute('draggable', 'true')
  await page.mouse.down()
  await page.mouse.move(start.x + 48, start.y + 4, { steps: 3 })
  await page.mouse.move(start.x + 48, edge.y + 10, { steps: 3 })
  await expect(async () => {
    // What is dragged is told where it is only while the mouse moves.
    await page.mouse.move(start.x + 50, edge.y + 12)
    await page.mouse.move(start.x + 48, edge.y + 10)
    expect(await sidebar.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  }).toPass()
  await expect(row(page, 'Winter')).toHaveCount(1)
  const target = (await row(page, 'Old').boundingBox())!
  await page.mouse.move(target.x + 60, target.y + target.height / 2, { steps: 6 })
  await page.mouse.move(target.x + 62, target.y + target.height / 2, { steps: 2 })
  await expect(row(page, 'Old')).toHaveAttribute('data-drop', 'into')
  await page.mouse.up()
  await expect(row(page, 'Winter')).toHaveAttribute('aria-level', '2')
  await expect(row(bo.page, 'Winter')).toHaveAttribute('aria-level', '2')
})

test('a favorite is mine alone, on every screen and in every tab of mine', async ({ stage }) => {
  const { ada, bo, workspace, make } = await withMaker(stage)
  const board = await make.board('Launch')
  await openProjects(workspace.url, ada, bo)
  const other = await ada.context.newPage()
  await other.goto(`/${workspace.url}/projects/${board._id}`)
  await expect(other.getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'false')

  await card(ada.page, 'Launch').getByRole('button', { name: 'Favorite: Launch' }).click()
  await expect(ada.page.getByRole('region', { name: 'Favorites' }).getByRole('link', { name: 'Launch' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'true')
  await expect(other.getByRole('region', { name: 'Favorites' })).toBeVisible()
  await expect(bo.page.getByRole('region', { name: 'Favorites' })).toHaveCount(0)
})

test('an archived project leaves everybody’s sidebar, and comes back', async ({ stage }) => {
  const { ada, bo, workspace, make } = await withMaker(stage)
  const board = await make.board('Launch')
  await openProjects(workspace.url, ada)
  await bo.page.goto(`/${workspace.url}/projects/${board._id}`)
  await expect(row(bo.page, 'Launch')).toBeVisible()

  await card(ada.page, 'Launch').getByRole('button', { name: 'Actions of Launch' }).click()
  await ada.page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(row(bo.page, 'Launch')).toHaveCount(0)
  await expect(bo.page.getByText('This project is archived')).toBeVisible()

  await bo.page.getByRole('button', { name: 'Unarchive' }).click()
  await expect(bo.page.getByText('This project is archived')).toHaveCount(0)
  await expect(row(ada.page, 'Launch')).toBeVisible()
})

test('a deleted project is gone for whoever is looking at it, and they are told', async ({ stage }) => {
  const { ada, bo, workspace, make } = await withMaker(stage)
  const board = await make.board('Launch')
  await openProjects(workspace.url, ada)
  await bo.page.goto(`/${workspace.url}/projects/${board._id}`)
  await expect(bo.page.getByRole('heading', { name: 'Launch' })).toBeVisible()

  await card(ada.page, 'Launch').getByRole('button', { name: 'Actions of Launch' }).click()
  await ada.page.getByRole('menuitem', { name: 'Delete…' }).click()
  await ada.page.getByRole('textbox', { name: /Type Launch/ }).fill('Launch')
  await ada.page.getByRole('button', { name: 'Delete project' }).click()
  await expect(ada.page.getByText('Launch is deleted')).toBeVisible()

  await expect(bo.page.getByText('Launch was deleted, or you no longer have access to it')).toBeVisible()
  await expect(bo.page).toHaveURL(`/${workspace.url}/projects`)
})

test('one who is put out of a workspace is told, and taken away', async ({ stage }) => {
  const { ada, bo, workspace, make } = await withMaker(stage)
  await make.board('Launch')
  await openProjects(workspace.url, bo)
  await expect(row(bo.page, 'Launch')).toBeVisible()

  await ada.api('DELETE', `/api/workspaces/${workspace._id}/members/${bo.user._id}`)
  await expect(bo.page.getByText('You no longer have access to Together')).toBeVisible()
  await expect(bo.page).toHaveURL('/workspaces')
})

test('somebody finds an open project and joins it', async ({ stage }) => {
  const { ada, bo, workspace, make } = await withMaker(stage)
  const board = await make.board('Launch')
  await ada.page.goto(`/${workspace.url}/projects/${board._id}`)
  await bo.page.goto(`/${workspace.url}/projects`)

  await bo.page.getByRole('searchbox', { name: 'Find a project' }).fill('lau')
  await expect(bo.page).toHaveURL(/q=lau/)
  await card(bo.page, 'Launch').getByRole('link', { name: 'Launch' }).click()
  await bo.page.getByRole('button', { name: 'Join project' }).click()
  await expect(ada.page.getByRole('main').getByRole('img', { name: 'Bo' })).toBeVisible()
  await expect(bo.page.getByRole('button', { name: 'Join project' })).toHaveCount(0)
})

test('a guest sees the projects they are on, and nothing to change the rest with', async ({ stage }) => {
  const { ada, workspace, make } = await withMaker(stage)
  const cy = await stage.actor('Cy')
  await ada.api('POST', `/api/workspaces/${workspace._id}/invitations`, { email: cy.email, role: 'guest' })
  const { link } = await stage.mailTo(cy.email, /invites you/)
  await cy.api('POST', `/api/workspaces/invitations/${link.split('/').at(-1)}/accept`)
  const product = await make.folder('Product')
  await make.folder('Growth')
  const board = await make.board('Launch', product._id)
  await make.board('Handbook')
  await openProjects(workspace.url, cy)
  await expect(cy.page.getByRole('treeitem')).toHaveCount(0)

  await ada.api('POST', '/api/boards/members', { boardId: board._id, userId: cy.user._id })
  await expect(row(cy.page, 'Launch')).toBeVisible()
  await expect(cy.page.getByRole('treeitem')).toHaveCount(2)
  await expect(cy.page.getByRole('button', { name: 'New project or folder' })).toHaveCount(0)
  await expect(cy.page.getByRole('button', { name: 'New folder' })).toHaveCount(0)
})

test('back on a project that was open before, nobody waits', async ({ stage }) => {
  const ada = await stage.actor('Ada')
  const url = `back-${randomUUID().slice(0, 6)}`
  const { workspace } = await ada.api('POST', '/api/workspaces', { name: 'Back and forth', url })
  const make = maker(ada, workspace._id)
  const { _id } = await make.board('Launch')
  await make.board('Garden')
  const { page } = ada
  const open = (title: string) => page.getByRole('heading', { name: title, level: 1 })
  await page.goto(`/${url}/projects/${_id}`)
  await arrived(page)
  await row(page, 'Garden').click()
  await expect(open('Garden')).toBeVisible()
  await arrived(page)
  // From here on, whatever stands in for something that is still to come is counted.
  const waits = await page.evaluateHandle(() => {
    const seen: string[] = []
    const look = () => {
      const waiting = document.querySelector('main .mantine-Skeleton-root, main [data-waiting]')
      if (waiting) seen.push(waiting.outerHTML)
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true })
    return seen
  })
  await row(page, 'Launch').click()
  await expect(open('Launch')).toBeVisible()
  await expect(page.getByRole('region', { name: 'To do', exact: true })).toBeVisible()
  expect(await waits.jsonValue()).toEqual([])
})
