// Every screen in both schemes and two widths: nothing for axe to find, nothing cut off, nothing in the console.
import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './stage.ts'

const schemes = ['light', 'dark'] as const
const widths = [390, 1440]
const shots = process.env.SCREENSHOTS

const publicScreens = [
  '/',
  '/login',
  '/signup',
  '/signup/success?email=ada@example.com',
  '/signup/verify',
  '/signup/verify/not-a-token',
  '/verify',
  '/forgot-password',
  '/reset-password',
  '/reset-password/not-a-token',
  '/pricing-comparison',
  '/join/not-a-token',
  '/form/nowhere',
]
const ownScreens = [
  '/onboarding',
  '/workspaces',
  '/workspaces/create',
  '/workspace-error/not-found',
  '/workspace-error/second-factor-required',
  '/dashboard',
  '/account/profile',
  '/account/security',
  '/account/activities',
  '/account/integrations',
  '/account/billing',
  '/account/notifications',
  '/account/workspace-invites',
  '/WORKSPACE',
  '/WORKSPACE/projects',
  '/WORKSPACE/projects?show=all',
  '/WORKSPACE/projects?folder=FOLDER',
  '/WORKSPACE/projects?q=nothing',
  '/WORKSPACE/projects/create',
  '/WORKSPACE/projects/create/FOLDER',
  '/WORKSPACE/group',
  '/WORKSPACE/group/FOLDER',
  '/WORKSPACE/group/01a1de06-1e64-71b4-8e83-000000000000',
  '/WORKSPACE/projects/BOARD',
  '/WORKSPACE/u',
  '/WORKSPACE/u/ada',
  '/WORKSPACE/u/nobody-at-all',
  '/WORKSPACE/settings/overview',
  '/WORKSPACE/settings/general',
  '/WORKSPACE/settings/members',
  '/WORKSPACE/settings/security',
  '/WORKSPACE/settings/permissions',
  '/WORKSPACE/settings/labels',
  '/WORKSPACE/settings/projects',
  '/WORKSPACE/settings/column-types',
  '/WORKSPACE/settings/billing',
  '/WORKSPACE/settings/subscription',
  '/WORKSPACE/settings/api',
  '/WORKSPACE/settings/activities',
  '/WORKSPACE/nowhere/at/all',
]

for (const colorScheme of schemes) {
  for (const width of widths) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: width < 600 ? 844 : 900 },
        contextOptions: { reducedMotion: 'reduce' },
      })

      for (const path of publicScreens) {
        test(`${path} is in order`, async ({ page }) => requireGoodLooks(page, path, `${colorScheme}-${width}`))
      }

      test('the screens behind the sign-in are in order', async ({ stage }) => {
        test.setTimeout(360_000)
        const ada = await stage.actor('Ada', {
          colorScheme,
          viewport: { width, height: width < 600 ? 844 : 900 },
          reducedMotion: 'reduce',
        })
        const { workspace } = await ada.api('POST', '/api/workspaces', {
          name: 'Northwind Studio',
          url: `look-${randomUUID().slice(0, 6)}`,
        })
        await ada.api('PUT', '/api/me/last-active-workspace', { workspaceURL: workspace.url })
        const { folder } = await ada.api('POST', '/api/folders', { workspaceId: workspace._id, name: 'Product' })
        await ada.api('POST', '/api/folders', { workspaceId: workspace._id, name: 'Mobile', parentFolder: folder._id })
        const { board } = await ada.api('POST', '/api/boards', {
          workspaceId: workspace._id,
          title: 'Spring launch',
          folderId: folder._id,
        })
        await ada.api('POST', `/api/boards/${board._id}/favorite`)
        for (const path of ownScreens) {
          const filled = path
            .replace('WORKSPACE', workspace.url)
            .replace('BOARD', board._id)
            .replace('/u/ada', `/u/${ada.user.username}`)
            .replace('FOLDER', folder._id)
          await test.step(path, () => requireGoodLooks(ada.page, filled, `${colorScheme}-${width}`, path))
        }
      })
    })
  }
}

async function requireGoodLooks(page: Page, path: string, variant: string, name = path) {
  const complaints: string[] = []
  const listen = (text: string) => {
    // A call that was refused is part of the story; Chromium says so in its own words.
    if (!/Failed to load resource/.test(text)) complaints.push(text)
  }
  page.on('pageerror', (error) => listen(String(error)))
  page.on('console', (message) => message.type() === 'error' && listen(message.text()))
  await page.goto(path)
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"], [aria-label="Loading"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  if (shots) await page.screenshot({ path: `${shots}/${name.replace(/\W+/g, '-')}-${variant}.png`, fullPage: true })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'wider than the window').toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([])
  expect(complaints).toEqual([])
  page.removeAllListeners('pageerror')
  page.removeAllListeners('console')
}
