import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { ownScreens, publicScreens } from '../e2e/screens.ts'

const screens = [...publicScreens, ...Object.values(ownScreens).flat()].map((address) => address.split('?')[0]!)

/** Those that show something; the others are layouts, or lead on. */
const pages = globSync('client/pages/**/*.tsx')
  .filter((file) => !/(^|\/)(?:__root|route|_[^/]*)\.tsx$/.test(file))
  .filter((file) => readFileSync(file, 'utf8').includes('component:'))
  .map(addressOf)
  // An address with fewer names left open is the nearer one.
  .sort((one, other) => openNames(one) - openNames(other))

/** "client/pages/_app/$workspace/chat/index.tsx" is "/$workspace/chat": what begins with a line is no part of the address. */
function addressOf(file: string): string {
  const names = file.replace(/^client\/pages\/|\.tsx$/g, '').split('/')
  return `/${names.filter((name) => name !== 'index' && !name.startsWith('_')).join('/')}`.replaceAll('_/', '/')
}

function openNames(address: string) {
  return address.split('$').length - 1
}

function pageAt(screen: string) {
  return pages.find((address) => {
    const pattern = address.replace(/\/\{-\$\w+\}/g, '(?:/[^/]+)?').replace(/\$\w+/g, '[^/]+')
    return new RegExp(`^${pattern}$`).test(screen)
  })
}

test('every page stands in the list of screens', () => {
  const listed = new Set(screens.map(pageAt))
  expect(pages.length).toBeGreaterThan(50)
  expect(pages.filter((address) => !listed.has(address))).toEqual([])
})

test('every screen in the list is a page, but for the one that is nowhere', () => {
  expect(screens.filter((screen) => !pageAt(screen))).toEqual(['/WORKSPACE/nowhere/at/all'])
})
