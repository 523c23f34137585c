import { isWorkspaceUrl, urlFromName } from '#contract/workspaces.ts'

const endings = ['team', 'hq', 'space', 'works', '2', '3']
const longest = 48

/** Addresses close to one that is taken, too short or reserved, the likeliest first. Whether they are free, the server says. */
export function urlSuggestions(wanted: string): string[] {
  const stem = urlFromName(wanted)
  if (stem === '') return []
  return endings
    .map((ending) => `${stem.slice(0, longest - ending.length - 1).replace(/-+$/, '')}-${ending}`)
    .filter((url) => url !== wanted && isWorkspaceUrl(url))
}
