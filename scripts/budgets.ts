// How much a page loads before it works (gzip, its script and everything that script imports), against what it may load.
// Needs a build: npm run build && npm run budgets
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { languages } from '../contract/languages.ts'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

const folder = 'dist/client'
const KILOBYTE = 1024

/** In kilobytes. `parts` are the page files on the way to the page, layouts first. */
const budgets = [
  { page: '/', parts: ['_public.tsx', '_public/index.tsx'], js: 130, css: 42 },
  { page: '/login', parts: ['_public.tsx', '_public/login.tsx'], js: 130, css: 42 },
  { page: '/signup', parts: ['_public.tsx', '_public/signup/index.tsx'], js: 130, css: 42 },
  { page: '/join/$token', parts: ['join/$token.tsx'], js: 130, css: 42 },
  { page: '/share/$token', parts: ['share/$token.tsx'], js: 130, css: 42 },
  { page: '/form/$slug', parts: ['form/$slug.tsx'], js: 130, css: 42 },
  { page: '/unsubscribe/$token', parts: ['unsubscribe/$token.tsx'], js: 130, css: 42 },
  { page: '/$workspace', parts: ['_app.tsx', '_app/$workspace/route.tsx'], js: 175, css: 42 },
  {
    page: '/$workspace/notifications',
    parts: ['_app.tsx', '_app/$workspace/route.tsx', '_app/$workspace/notifications.tsx'],
    js: 190,
    css: 42,
  },
  { page: '/dashboard', parts: ['_app.tsx', '_app/_home.tsx', '_app/_home/dashboard.tsx'], js: 200, css: 42 },
  projectPage('', 'index.tsx', 215),
  projectPage('/calendar', 'calendar.tsx', 200),
  projectPage('/timeline', 'timeline.tsx', 200),
  projectPage('/history', 'history.tsx', 190),
  projectPage('/forms/$formId', 'forms/$formId.tsx', 235),
  projectPage('/reports', 'reports.tsx', 215),
  projectPage('/import/$provider', 'import/$provider.tsx', 215),
  {
    page: '/$workspace/chat/$username',
    parts: [
      '_app.tsx',
      '_app/$workspace/route.tsx',
      '_app/$workspace/chat/route.tsx',
      '_app/$workspace/chat/$username.tsx',
    ],
    js: 210,
    css: 42,
  },
  settingsPage('subscription', 245),
  settingsPage('billing', 245),
  settingsPage('api', 245),
  settingsPage('webhooks', 245),
  {
    page: '/$workspace/reports/{-$report}',
    parts: ['_app.tsx', '_app/$workspace/route.tsx', '_app/$workspace/reports/{-$report}.tsx'],
    js: 215,
    css: 42,
  },
]

function settingsPage(name: string, js: number) {
  const settings = '_app/$workspace/settings'
  const parts = ['_app.tsx', '_app/$workspace/route.tsx', `${settings}/route.tsx`, `${settings}/${name}.tsx`]
  return { page: `/$workspace/settings/${name}`, parts, js, css: 42 }
}

function projectPage(path: string, file: string, js: number) {
  const project = '_app/$workspace/projects/$boardId/_open'
  const parts = ['_app.tsx', '_app/$workspace/route.tsx', `${project}.tsx`, `${project}/${file}`]
  return { page: `/$workspace/projects/$boardId${path}`, parts, js, css: 42 }
}

type Manifest = Record<string, Chunk>

let failed = false
for (const language of Object.keys(languages)) {
  console.log(`\n${language}`)
  weighPages(readManifest(language === 'en' ? 'manifest.json' : `manifest.${language}.json`))
}
process.exitCode = failed ? 1 : 0

function readManifest(name: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8'))
}

function weighPages(manifest: Manifest) {
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  for (const { page, parts, js, css } of budgets) {
    const loaded = closure(manifest, [...entry, ...parts.flatMap((part) => chunksOf(manifest, part))])
    const scripts = weigh([...loaded].map((name) => manifest[name]!.file))
    const styles = weigh([...loaded].flatMap((name) => manifest[name]!.css ?? []))
    const fits = scripts <= js && styles <= css
    failed ||= !fits
    const figures = `${scripts.toFixed(1)} of ${js} kB script, ${styles.toFixed(1)} of ${css} kB styles`
    console.log(`${fits ? 'ok      ' : 'TOO MUCH'} ${page.padEnd(14)} ${figures}`)
  }
}

/** The router splits a page file into its loader and its components. */
function chunksOf(manifest: Manifest, part: string) {
  const found = Object.keys(manifest).filter((name) => name.startsWith(`pages/${part}?`))
  if (found.length === 0) throw new Error(`No chunk of pages/${part} in the build`)
  return found
}

function closure(manifest: Manifest, from: string[], seen = new Set<string>()): Set<string> {
  for (const name of from) {
    if (seen.has(name)) continue
    seen.add(name)
    closure(manifest, manifest[name]?.imports ?? [], seen)
  }
  return seen
}

function weigh(files: string[]) {
  const sizes = [...new Set(files)].map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length)
  return sizes.reduce((sum, size) => sum + size, 0) / KILOBYTE
}
