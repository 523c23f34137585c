// What of all projects one wants to see, as it stands in the address. Apart from finding them: every page knows all addresses,
// and must not load what a list does with one.

export const shows = ['active', 'favorites', 'archived', 'all'] as const
export type Show = (typeof shows)[number]

export const sorts = ['manual', 'name', 'opened'] as const
export type Sort = (typeof sorts)[number]

/** What is not named is as usual: active projects, in the order people gave them, from the top. */
export interface ProjectsSearch {
  q?: string
  show?: Exclude<Show, 'active'>
  sort?: Exclude<Sort, 'manual'>
  folder?: string
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown) => values.find((each) => each === value)

export function readProjectsSearch({ q, show, sort, folder }: Record<string, unknown>): ProjectsSearch {
  const shown = oneOf(shows, show)
  const sorted = oneOf(sorts, sort)
  return {
    ...(typeof q === 'string' && q !== '' && { q }),
    ...(shown && shown !== 'active' && { show: shown }),
    ...(sorted && sorted !== 'manual' && { sort: sorted }),
    ...(typeof folder === 'string' && folder !== '' && { folder }),
  }
}
