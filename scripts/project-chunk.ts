// The views of a project share nearly everything around its tasks. Left alone, the bundler gives whatever some pages share a file
// of its own: a hundred tiny ones, which compress badly and weigh more together than what is in them.

interface Module {
  importers: readonly string[]
  dynamicImporters: readonly string[]
  isEntry: boolean
}

interface Graph {
  getModuleInfo(id: string): Module | null
}

const project = /\/pages\/_app\/\$workspace\/projects\/\$boardId\/_open\.tsx/
const views = /\/pages\/_app\/\$workspace\/projects\/\$boardId\/_open\/(?:index|calendar|timeline)\.tsx/
/** Whoever may never open a project: visitors, and the workspace around it. */
const others = /\/pages\/(?:_public|join|share|form|_app(?:\/\$workspace\/route)?\.tsx)/

/** Names the one file for what the views of a project have in common and others do not load at once. */
export function projectChunk(id: string, graph: Graph): string | null {
  const pages = pagesThatLoad(id, graph)
  const loadedBy = (page: RegExp) => pages.filter(({ name }) => page.test(name)).length
  if (pages.some(({ isEntry }) => isEntry) || loadedBy(others)) return null
  return loadedBy(project) || loadedBy(views) > 1 ? 'project' : null
}

/** Where one begins to load that ends up with this module: the entry, or the target of a lazy import. */
function pagesThatLoad(id: string, graph: Graph) {
  const seen = new Set([id])
  const pages: { name: string; isEntry: boolean }[] = []
  for (const name of seen) {
    const module = graph.getModuleInfo(name)
    if (!module) continue
    if (module.isEntry || module.dynamicImporters.length > 0) pages.push({ name, isEntry: module.isEntry })
    for (const importer of module.importers) seen.add(importer)
  }
  return pages
}
