// Which file a module of ours goes into. Left alone, the bundler makes a file for every set of pages that share something: a board
// would load more than a hundred, most of them smaller than the headers they come with. Here a page is a stack of layers, and what
// a layer needs at once is one file.
//
// Only our own modules: the indexes of the libraries import everything there is, so that what a layer needs of them is not known here.

import { globSync } from 'tinyglobby'

interface ModuleInfo {
  readonly importedIds: readonly string[]
}
type Find = (id: string) => ModuleInfo | null

/** What of others the first script runs on: the libraries by name, and what loads everything else. */
const groundOfOthers =
  /preload-helper|schemas-stay-on-the-server|node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:react-router|router-core|history|react-store|store))\//

const workspace = '_app/$workspace'
const project = `${workspace}/projects/$boardId/_open`

/** What everybody who is signed in stands on, from the ground up. A module lies on the first layer that needs it. */
const layers = [
  { name: 'app', page: '_app.tsx' },
  { name: 'workspace', page: `${workspace}/route.tsx` },
]

/**
 * What every page loads a moment later, to hear what I am told. Left alone, it would bring along a page it shares something with. Only
 * what is the feature's own: a board must not load it for the sake of something they both need.
 */
const listeners = { name: 'told', feature: 'notifications', files: ['NotificationsLive.tsx', 'NotificationsBadge.tsx'] }

/** The heavier pages stand on these side by side: what some of them share is a file for these alone. */
const pages = [
  { name: 'project', page: `${project}.tsx` },
  { name: 'chat', page: `${workspace}/chat/$username.tsx` },
  { name: 'dashboard', page: '_app/_home/dashboard.tsx' },
]
const pagesOfProject = ['index', 'calendar', 'timeline', 'forms/$formId'].map((name) => ({
  name,
  page: `${project}/${name}.tsx`,
}))

/** What strangers load has to stay small: a module they need is never put together with others they do not. */
const forStrangers = [
  ...['_public.tsx', '_public/index.tsx', '_public/login.tsx', '_public/signup/index.tsx'],
  ...['join/$token.tsx', 'share/$token.tsx', 'form/$slug.tsx', 'unsubscribe/$token.tsx'],
]

/** So small, and so widely used, that whoever needs one should not get a board with it. */
const alone = ['core/is-typing.ts']

// The router splits a page file into what shows something and what it loads first.
const shownPart = (page: string) =>
  `pages/${page}?tsr-split=component---errorComponent---notFoundComponent---pendingComponent`
const loader = (page: string) => `pages/${page}?tsr-split=loader`

/** Given the folder of the web app, with a slash at its end. */
export function layerNames(folder: string) {
  let plan: ReturnType<typeof planOf> | undefined
  return (id: string, bundle: { getModuleInfo: Find }): string | null => {
    plan ??= planOf(folder, (each) => bundle.getModuleInfo(each))
    if (plan.ground.has(id) || groundOfOthers.test(id)) return 'ground'
    if (!isOurs(id) || id.includes('?tsr-split') || plan.apart.has(id)) return null
    const layer = plan.layers.find(({ needs }) => needs.has(id))
    if (layer) return layer.name
    const sharing = plan.pages.filter(({ needs }) => needs.has(id))
    // What the project itself needs is there on each of its pages.
    if (!sharing.some(({ name }) => name === 'project'))
      sharing.push(...plan.pagesOfProject.filter(({ needs }) => needs.has(id)))
    // What a light page needs as well is a file of its own: it would bring the whole of the heavy one along. Not of a project, which
    // would be dozens of files instead of one.
    if (sharing.length === 1 && sharing[0]!.name !== 'project' && plan.elsewhere.has(id)) return null
    return sharing.map(({ name }) => name).join('-') || null
  }
}

function planOf(folder: string, find: Find) {
  const under = (file: string) => everythingUnder(folder + file, find)
  const withNeeds = ({ name, page }: { name: string; page: string }) => ({ name, needs: under(shownPart(page)) })
  const home = `${folder}features/${listeners.feature}/`
  const heard = listeners.files.flatMap((file) => [...everythingUnder(home + file, find)])
  const listening = { name: listeners.name, needs: new Set(heard.filter((id) => id.startsWith(home))) }
  const strangersFiles = ['main.tsx', ...forStrangers.map(shownPart), ...forStrangers.map(loader)]
  // Not the pages: their list of files is another one with every release, and the ground shall stay in people's browsers.
  const ground = [...under('main.tsx')].filter((id) => id !== `${folder}main.tsx` && !id.startsWith(`${folder}pages`))
  return {
    ground: new Set(ground),
    apart: new Set([...strangersFiles.flatMap((file) => [...under(file)]), ...alone.map((file) => folder + file)]),
    layers: [...layers.map(withNeeds), listening],
    pages: pages.map(withNeeds),
    pagesOfProject: pagesOfProject.map(withNeeds),
    elsewhere: new Set(lightPages(folder).flatMap((page) => [...under(shownPart(page))])),
  }
}

function lightPages(folder: string) {
  const heavy = new Set([...layers, ...pages, ...pagesOfProject].map(({ page }) => page))
  return globSync('**/*.tsx', { cwd: `${folder}pages` }).filter((page) => !heavy.has(page))
}

const isOurs = (id: string) => !id.includes('node_modules') && !id.startsWith('\0')

/** Everything of ours that is there before this is. */
function everythingUnder(file: string, find: Find): Set<string> {
  const found = new Set([file])
  for (const id of found) for (const imported of find(id)?.importedIds ?? []) if (isOurs(imported)) found.add(imported)
  return found
}
