import { randomUUID } from 'node:crypto'
import { expect, type Stage, test } from './stage.ts'

async function owner(stage: Stage) {
  const ada = await stage.actor('Ada')
  const { workspace } = await ada.api('POST', '/api/workspaces', {
    name: 'Northwind',
    url: `northwind-${randomUUID().slice(0, 6)}`,
  })
  return { ada, workspace }
}

test('an owner invites two people by pasting their addresses, renews one and thinks better of the other', async ({
  stage,
}) => {
  const { ada, workspace } = await owner(stage)
  const [bo, cy] = [`bo-${randomUUID().slice(0, 6)}@example.org`, `cy-${randomUUID().slice(0, 6)}@example.org`]
  const { page } = ada
  await page.goto(`/${workspace.url}/settings/members`)
  await page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog', { name: /Invite people/ })
  await dialog.getByLabel('E-mail addresses').fill(`Bo <${bo}>, ${cy} `)
  await dialog.getByRole('button', { name: 'Invite 2 people' }).click()

  // No mail server is set here, and nobody is told otherwise.
  await expect(page.getByText('2 invitations ready to hand over')).toBeVisible()
  const links = dialog.getByRole('list', { name: 'Links to hand over' })
  await expect(links).toBeFocused()
  await expect(links.getByRole('textbox', { name: `Link for ${bo}` })).toHaveValue(/\/join\//)
  await expect(links.getByRole('button', { name: `Copy link for ${cy}` })).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  await stage.mailTo(cy, /invites you/)
  await page.getByRole('button', { name: `Renew the invitation of ${bo}` }).click()
  await expect(page.getByText('Invitation good for another seven days')).toBeVisible()

  // A double click opens the question, and does not answer it.
  await page.getByRole('button', { name: `Withdraw the invitation of ${cy}` }).dblclick()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw invitation' }).click()
  await expect(page.getByText('Invitation canceled')).toBeVisible()
  await expect(page.getByText(cy)).toBeHidden()
  await page.reload()
  await expect(page.getByText(bo)).toBeVisible()
  await expect(page.getByText(cy)).toBeHidden()
})

/** Somebody who accepted the owner's invitation. */
async function colleague(stage: Stage, { ada, workspace }: Awaited<ReturnType<typeof owner>>, role: string) {
  const bo = await stage.actor('Bo')
  await ada.api('POST', `/api/workspaces/${workspace._id}/invitations`, { email: bo.email, role })
  const { link } = await stage.mailTo(bo.email, /invites you/)
  await bo.api('POST', `/api/workspaces/invitations/${link.split('/').at(-1)}/accept`)
  return bo
}

test('a workspace gets another name and address, and whoever is in it comes along', async ({ stage }) => {
  const place = await owner(stage)
  const { ada, workspace } = place
  const bo = await colleague(stage, place, 'admin')
  await bo.page.goto(`/${workspace.url}/settings/labels`)
  await expect(bo.page.getByRole('heading', { name: 'Labels', exact: true })).toBeVisible()
  const { page } = ada
  const url = `southwind-${randomUUID().slice(0, 6)}`
  await page.goto(`/${workspace.url}/settings/general`)
  await page.getByLabel('Name', { exact: true }).fill('Southwind')
  await page.getByLabel('Address').fill(url)
  await page.getByRole('checkbox', { name: 'Saturday' }).check({ force: true })
  await page.getByRole('button', { name: 'Save changes' }).click()

  await expect(page.getByText('Settings saved')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/${url}/settings/general$`))
  await expect(bo.page).toHaveURL(new RegExp(`/${url}/settings/labels$`))
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Southwind')
  await expect(page.getByRole('checkbox', { name: 'Saturday' })).toBeChecked()
})

test('two admins change the same settings, and neither loses a word unseen', async ({ stage }) => {
  const { ada, workspace } = await owner(stage)
  const { page } = ada
  await page.goto(`/${workspace.url}/settings/general`)
  await page.getByLabel('Description').fill('Mine')
  await ada.api('PUT', `/api/workspaces/${workspace._id}`, { description: 'Theirs' })
  await page.getByRole('button', { name: 'Save changes' }).click()

  await expect(page.getByText(/Somebody else changed these settings/)).toBeVisible()
  await page.getByRole('button', { name: 'Show the newer one' }).click()
  await expect(page.getByLabel('Description')).toHaveValue('Theirs')
})

test('labels and default columns are added, renamed and moved with the keyboard alone', async ({ stage }) => {
  const { ada, workspace } = await owner(stage)
  const { page } = ada
  await page.goto(`/${workspace.url}/settings/labels`)
  await page.getByLabel('Name of the new label').fill('Needs review')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Needs review', exact: true })).toBeVisible()
  await page.getByLabel('Name of the new label').fill('needs REVIEW')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/There is a label/)).toBeVisible()

  await page.goto(`/${workspace.url}/settings/projects`)
  await page.getByLabel('Title of the new column').fill('In review')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem')).toHaveText([/^To do/, /^In progress/, /^Done/, /^In review/])
  const kept = page.waitForResponse('**/default-columns/*')
  await page.getByRole('button', { name: 'Move In review', exact: true }).press('Alt+ArrowUp')
  await expect(page.getByRole('listitem')).toHaveText([/^To do/, /^In progress/, /^In review/, /^Done/])
  await expect(page.getByRole('button', { name: 'Move In review', exact: true })).toBeFocused()
  await kept
  await page.reload()
  await expect(page.getByRole('listitem')).toHaveText([/^To do/, /^In progress/, /^In review/, /^Done/])
})

test('a member may read the permissions, and gets a right the moment an admin gives it', async ({ stage }) => {
  const place = await owner(stage)
  const { ada, workspace } = place
  const bo = await colleague(stage, place, 'member')
  const right = { name: 'Member: Invite people to the same role or a lower one' }

  await bo.page.goto(`/${workspace.url}/settings/permissions`)
  await expect(bo.page.getByText('Only owners and admins can change this.')).toBeVisible()
  await expect(bo.page.getByRole('checkbox', right)).toBeDisabled()

  await ada.page.goto(`/${workspace.url}/settings/permissions`)
  await ada.page.getByRole('checkbox', right).click()
  await expect(ada.page.getByRole('checkbox', right)).toBeChecked()
  await ada.page.getByRole('button', { name: 'Save changes' }).click()
  await expect(ada.page.getByText('Settings saved')).toBeVisible()
  await expect(bo.page.getByRole('checkbox', right)).toBeChecked()
  await bo.page.getByRole('link', { name: 'Members' }).click()
  await expect(bo.page.getByRole('button', { name: 'Invite people' })).toBeVisible()
})

test('one leaves, the other deletes: both are at their workspaces, and neither is told they were put out', async ({
  stage,
}) => {
  const place = await owner(stage)
  const { ada, workspace } = place
  const bo = await colleague(stage, place, 'member')

  await bo.page.goto(`/${workspace.url}/settings/overview`)
  await bo.page.getByRole('button', { name: 'Leave workspace' }).click()
  await bo.page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(bo.page.getByText('You left Northwind')).toBeVisible()
  await expect(bo.page).toHaveURL(/\/workspaces$/)

  await ada.page.goto(`/${workspace.url}/settings/general`)
  await ada.page.getByRole('button', { name: 'Delete workspace' }).click()
  await ada.page.getByRole('dialog').getByRole('textbox').fill(workspace.url)
  await ada.page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(ada.page.getByText('Northwind is deleted')).toBeVisible()
  await expect(ada.page).toHaveURL(/\/workspaces$/)
  for (const { page } of [ada, bo]) await expect(page.getByText('You no longer have access')).toBeHidden()
})
