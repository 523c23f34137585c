// Tells a configured analytics service what people do, in production only. Without an identifier nothing is loaded or sent.
import type { PublicConfig } from '#contract/app.ts'
import { pageTitle } from './page-title.ts'
import type { ShownAddress } from './shown-address.ts'

type ProductEvent = 'login' | 'signup' | 'verification' | 'password_reset' | 'logout' | 'onboarding_completed'

/** The service reads a queue of argument lists from the window; it must be real `arguments` objects. */
interface Queue {
  dataLayer?: IArguments[]
}

let send: ((...message: unknown[]) => void) | null = null

export function startAnalytics({ production, analyticsId }: Pick<PublicConfig, 'production' | 'analyticsId'>) {
  if (!production) return console.info('Analytics is disabled in development')
  if (!analyticsId) return console.warn('No analytics identifier is configured')

  const queue: IArguments[] = []
  ;(window as Queue).dataLayer = queue
  send = function enqueue() {
    // biome-ignore lint/complexity/noArguments: the service tells commands from data by this very type
    queue.push(arguments)
  }
  send('js', new Date())
  // Page views are ours to tell: the service itself only sees the first one.
  send('config', analyticsId, { send_page_view: false })

  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(analyticsId)}`
  document.head.append(script)
}

export function trackPageView({ href, path }: ShownAddress) {
  send?.('event', 'page_view', { page_title: pageTitle(), page_location: href, page_path: path })
}

export const track = (event: ProductEvent) => send?.('event', event)
