// Which addresses the web app has pages for, as its build wrote them down: `/$workspace/u/$username`.
import { isWorkspaceUrl } from '#contract/workspaces.ts'

type Part = (said: string | undefined) => boolean

/** Whether there is a page at a path, by its form alone: what it would show is for the page to find out. */
export function pagesAt(addresses: readonly string[]): (path: string) => boolean {
  const pages = addresses.map((address) => partsOf(address).map(partOf))
  return (path) => {
    const said = partsOf(path)
    return pages.some((page) => said.length <= page.length && page.every((fits, at) => fits(said[at])))
  }
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '')

function partOf(written: string): Part {
  if (written === '$workspace') return (said) => said !== undefined && isWorkspaceUrl(said.toLowerCase())
  if (written.startsWith('{-$')) return () => true
  if (written.startsWith('$')) return (said) => said !== undefined
  // As the router reads it.
  return (said) => said?.toLowerCase() === written
}
