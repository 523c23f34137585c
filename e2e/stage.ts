// People for the stories: each has a browser of their own. Whoever is on stage signed up for this story alone.
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'

export { expect } from '@playwright/test'

export interface Account {
  name: string
  email: string
  password: string
  user: { _id: string; username: string }
  tokens: { access_token: string; refresh_token: string }
}

export interface Actor extends Account {
  page: Page
  context: BrowserContext
  /** Calls the API as this person, for what the story takes for granted. */
  // biome-ignore lint/suspicious/noExplicitAny: a story reads whatever came back
  api(method: string, path: string, data?: object): Promise<any>
}

export interface Stage {
  /** Somebody who signed up and confirmed, but has no browser open yet. */
  account(name: string): Promise<Account>
  /** Somebody signed in, with a browser of their own. */
  actor(name: string, options?: Parameters<import('@playwright/test').Browser['newContext']>[0]): Promise<Actor>
  /** The same person with another browser. */
  again(person: Account, options?: Parameters<Stage['actor']>[1]): Promise<Actor>
  /** The newest mail to an address, once it has come. */
  mailTo(email: string, subject?: RegExp): Promise<{ subject: string; text: string; link: string }>
}

export const test = base.extend<{ stage: Stage }>({
  stage: async ({ browser, request, baseURL }, use) => {
    const contexts: BrowserContext[] = []
    const mailTo = (email: string, subject = /./) => newestMail(request, email, subject)

    const account = async (name: string): Promise<Account> => {
      const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`
      const password = `${name} likes long passwords`
      await request.post('/auth/register', { data: { name, email, password } })
      const { link } = await mailTo(email, /Confirm/)
      const answer = await request.post(`/auth/verify-email/${link.split('/').at(-1)}`)
      const { user, ...tokens } = await answer.json()
      return { name, email, password, user, tokens }
    }

    const actor: Stage['actor'] = async (name, options) => again(await account(name), options)

    const again: Stage['again'] = async (person, options) => {
      const context = await browser.newContext({ baseURL: baseURL!, ...options })
      contexts.push(context)
      await context.addInitScript((tokens) => {
        // Only once per browser: signing out must last.
        if (localStorage.getItem('test-signed-in')) return
        localStorage.setItem('test-signed-in', 'yes')
        for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value)
      }, person.tokens)
      const page = await context.newPage()
      const api: Actor['api'] = async (method, path, data) => {
        const headers = { authorization: `Bearer ${person.tokens.access_token}` }
        const answer = await request.fetch(path, { method, headers, ...(data && { data }) })
        expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBeLessThan(400)
        return answer.status() === 204 ? null : answer.json()
      }
      return { ...person, context, page, api }
    }

    await use({ account, actor, again, mailTo })
    for (const context of contexts) await context.close()
  },
})

/** A browser of a phone, for `stage.again`. */
export const phone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true }

/** The page whose address is shown is there, with everything it asked for. */
export const arrived = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.settled === location.pathname + location.search)

/** It comes a moment after what opens. */
export const expectFocusIn = (popup: Locator) =>
  expect
    .poll(() => popup.evaluate((element) => element.contains(document.activeElement)), 'the focus is inside')
    .toBe(true)

/** Ada and Bo, both admins of one workspace. */
export async function together(stage: Stage) {
  const ada = await stage.actor('Ada')
  const bo = await stage.actor('Bo')
  const { workspace } = await ada.api('POST', '/api/workspaces', {
    name: 'Together',
    url: `together-${randomUUID().slice(0, 6)}`,
  })
  await ada.api('POST', `/api/workspaces/${workspace._id}/invitations`, { email: bo.email, role: 'admin' })
  const { link } = await stage.mailTo(bo.email, /invites you/)
  await bo.api('POST', `/api/workspaces/invitations/${link.split('/').at(-1)}/accept`)
  return { ada, bo, workspace: workspace as { _id: string; url: string } }
}

async function newestMail(request: APIRequestContext, email: string, subject: RegExp) {
  let found: { subject: string; text: string } | undefined
  await expect
    .poll(async () => {
      const { mails } = await (await request.get('/outbox.json')).json()
      found = mails.find(
        (mail: { to: string[]; subject: string }) => mail.to[0] === email && subject.test(mail.subject),
      )
      return found
    })
    .toBeTruthy()
  return { ...found!, link: /http\S+/.exec(found!.text)?.[0] ?? '' }
}

/** Holds the code back in which these words stand, until it is let go. */
export async function holdCode(page: Page, words: string): Promise<() => void> {
  const assets = 'dist/client/assets'
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const file = files.find((name) => readFileSync(`${assets}/${name}`, 'utf8').includes(words))
  if (!file) throw new Error(`No file of the build says “${words}”`)
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await page.route(`**/${file}`, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
