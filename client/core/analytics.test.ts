// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { startAnalytics, track, trackPageView } from './analytics.ts'
import { setPageTitle } from './page-title.ts'

const told = () => ((window as { dataLayer?: IArguments[] }).dataLayer ?? []).map((message) => [...message])
const script = () => document.querySelector('script[src*=googletagmanager]')

afterEach(() => vi.restoreAllMocks())

test('in development it only says that it is off', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  startAnalytics({ production: false, analyticsId: 'G-1' })
  track('login')
  expect(info).toHaveBeenCalledWith('Analytics is disabled in development')
  expect(script()).toBeNull()
})

test('in production without an identifier it warns', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  startAnalytics({ production: true, analyticsId: null })
  expect(warn).toHaveBeenCalledWith('No analytics identifier is configured')
  expect(script()).toBeNull()
})

test('with an identifier it tells page views and events', () => {
  vi.spyOn(document.head, 'append').mockImplementation(() => {})
  startAnalytics({ production: true, analyticsId: 'G-1' })
  setPageTitle('Invitation')
  trackPageView({ href: 'https://hearth.example.org/join/$token', path: '/join/$token', hasSecret: true })
  track('signup')
  expect(told().slice(1)).toEqual([
    ['config', 'G-1', { send_page_view: false }],
    [
      'event',
      'page_view',
      {
        page_title: 'Invitation · Hearth',
        page_location: 'https://hearth.example.org/join/$token',
        page_path: '/join/$token',
      },
    ],
    ['event', 'signup'],
  ])
})
