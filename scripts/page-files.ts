// How the router's files are named: `name.tsx` or `name/route.tsx` is the layout of everything in `name/`, and the build splits each into
// what it shows and what it loads first.

/** The path of a page, of the parts it is split into; nothing for other modules. */
export function pageOf(module: string): { page: string; part: string } | null {
  const [, page, part] = /\/pages\/(.+)\.tsx\?tsr-split=([a-z]+)/.exec(module) ?? []
  return page && part ? { page, part } : null
}

/** Those of the layouts a page stands in. */
export function layoutsAround<T>(page: string, pages: ReadonlyMap<string, T>): T[] {
  const folders = page.split('/').map((_, depth, names) => names.slice(0, depth).join('/'))
  const layouts = folders.flatMap((folder) => [folder, `${folder}/route`])
  return layouts.filter((layout) => layout !== page).flatMap((layout) => pages.get(layout) ?? [])
}
