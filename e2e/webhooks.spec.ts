import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './stage.ts'

test('a webhook is made, tried, fails, and sends again what was missed', async ({ stage }) => {
  const got: { type: string; id: string }[] = []
  let status = 200
  const receiver = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    got.push(JSON.parse(text))
    response.writeHead(status).end(status === 200 ? 'thank you' : 'out of wood')
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  const ada = await stage.actor('Ada')
  const address = `hooks-${randomUUID().slice(0, 6)}`
  const { workspace } = await ada.api('POST', '/api/workspaces', { name: 'Northwind', url: address })
  const { page } = ada
  await page.goto(`/${workspace.url}/settings/webhooks`)

  await test.step('made, with a secret that is shown once', async () => {
    await page.getByRole('button', { name: 'New webhook' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Team chat')
    await dialog.getByLabel('Address').fill('chat')
    await dialog.getByRole('button', { name: 'Create webhook' }).click()
    await expect(dialog.getByText('An address begins with https://')).toBeVisible()
    await dialog.getByLabel('Address').fill(url)
    await dialog.getByRole('button', { name: 'Create webhook' }).click()
    await expect(dialog.getByLabel('Signing secret')).toHaveValue(/^whsec_/)
    await dialog.getByRole('button', { name: 'I have stored it' }).click()
    await expect(page.getByRole('list', { name: 'Webhooks' }).getByText('Team chat')).toBeVisible()
  })

  await test.step('a ping arrives', async () => {
    await page.getByRole('button', { name: 'More about Team chat' }).click()
    await page.getByRole('menuitem', { name: 'Send a ping' }).click()
    const log = page.getByRole('list', { name: 'Deliveries' })
    await expect(log.getByRole('button', { name: /ping Delivered Answered 200/ })).toBeVisible()
    expect(got.map(({ type }) => type)).toEqual(['ping'])
  })

  await test.step('one that failed shows why, and is sent again', async () => {
    status = 503
    await page.getByRole('button', { name: 'Send a ping' }).click()
    const failed = page.getByRole('button', { name: /ping Retrying It answered 503/ })
    await failed.click()
    await expect(page.getByRole('region', { name: 'Answer' })).toHaveText('out of wood')
    await expect(page.getByRole('region', { name: 'Request', exact: true })).toContainText('"type": "ping"')
    status = 200
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByRole('region', { name: 'Answer' })).toHaveText('thank you')
    expect(got.at(-1)?.id).toBe(got[1]?.id)
  })

  await test.step('turned off, it says so', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'More about Team chat' }).click()
    await page.getByRole('menuitem', { name: 'Turn off' }).click()
    await expect(page.getByRole('list', { name: 'Webhooks' }).getByText('Off', { exact: true })).toBeVisible()
  })
  receiver.close()
})
