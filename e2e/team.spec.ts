// Three people, three browsers: invited by mail, in, raised, and out again, each step seen by the others as it happens.
import { randomUUID } from 'node:crypto'
import { expect, test } from './stage.ts'

test('two people come by mail; one is raised and sees it, one is put out and is taken away', async ({ stage }) => {
  const ada = await stage.actor('Ada')
  const bo = await stage.actor('Bo')
  const cy = await stage.actor('Cy')
  const { workspace } = await ada.api('POST', '/api/workspaces', {
    name: 'Northwind',
    url: `team-${randomUUID().slice(0, 6)}`,
  })
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch' })
  const secret = await ada.api('POST', '/api/boards', {
    workspaceId: workspace._id,
    title: 'Salaries',
    visibility: 'private',
  })

  await ada.page.goto(`/${workspace.url}/projects/${board._id}`)
  await ada.page.getByRole('button', { name: 'Share', exact: true }).click()
  await ada.page.getByRole('link', { name: 'Invite somebody by e-mail' }).click()
  const dialog = ada.page.getByRole('dialog', { name: /^Invite people/ })
  await expect(dialog.getByText('Launch')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(ada.page).toHaveURL(`/${workspace.url}/settings/members`)
  await ada.page.getByRole('button', { name: 'Invite people' }).click()
  await dialog.getByLabel('E-mail addresses').fill(`${bo.email}, ${cy.email} `)
  await dialog.getByRole('button', { name: 'Invite 2 people' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const members = ada.page.getByRole('region', { name: 'People' })
  const invitations = ada.page.getByRole('region', { name: 'Open invitations' })
  await expect(invitations.getByText(bo.email)).toBeVisible()

  for (const invited of [bo, cy]) {
    const { link } = await stage.mailTo(invited.email, /invites you/)
    await invited.page.goto(new URL(link).pathname)
    await invited.page.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(invited.page).toHaveURL(new RegExp(`/${workspace.url}`))
    // Nobody reloads: whoever joined is there, and no longer on the way.
    await expect(members.getByText(invited.email)).toBeVisible()
    await expect(invitations.getByText(invited.email)).toBeHidden()
  }

  // A member does not see the private project; an admin does, from one moment to the next.
  const tree = bo.page.getByRole('tree')
  await expect(tree.getByText('Launch')).toBeVisible()
  await expect(tree.getByText('Salaries')).toBeHidden()
  const bosRow = members.getByRole('listitem').filter({ hasText: bo.email })
  await bosRow.getByLabel(/^Role of/).click()
  await ada.page.getByRole('option', { name: /^Admin/ }).click()
  await expect(ada.page.getByText('Role changed successfully')).toBeVisible()
  await expect(tree.getByText('Salaries')).toBeVisible()
  await bo.page.goto(`/${workspace.url}/projects/${secret.board._id}`)
  await expect(bo.page.getByRole('heading', { name: 'Salaries' })).toBeVisible()

  // Lowered again while looking at it: it is gone before their eyes.
  await bosRow.getByLabel(/^Role of/).click()
  await ada.page.getByRole('option', { name: /^Member/ }).click()
  await expect(bo.page).toHaveURL(new RegExp(`/${workspace.url}/projects$`))
  await expect(tree.getByText('Salaries')).toBeHidden()

  // Cy looks at a project when they are put out.
  await cy.page.goto(`/${workspace.url}/projects/${board._id}`)
  await expect(cy.page.getByRole('heading', { name: 'Launch' })).toBeVisible()
  await members
    .getByRole('listitem')
    .filter({ hasText: cy.email })
    .getByRole('button', { name: /^Remove/ })
    .click()
  await ada.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(cy.page.getByText('You no longer have access to Northwind')).toBeVisible()
  await expect(cy.page).toHaveURL(/\/(workspaces|onboarding)$/)
  await expect(members.getByText(cy.email)).toBeHidden()
})
