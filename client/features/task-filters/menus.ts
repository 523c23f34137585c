// In a file of their own: lazy imports name all the files they need, and every page of a project would carry the lists.
export const loadFilterChips = async () => ({ default: (await import('./FilterChips.tsx')).FilterChips })
export const loadFilterMenu = async () => ({ default: (await import('./FilterMenu.tsx')).FilterMenu })
export const loadMoreMenu = async () => ({ default: (await import('./MoreMenu.tsx')).MoreMenu })
export const loadDisplayMenu = async () => ({
  default: (await import('#client/features/board-display/DisplayMenu.tsx')).DisplayMenu,
})
export const loadViewsMenu = async () => ({
  default: (await import('#client/features/saved-views/ViewsMenu.tsx')).ViewsMenu,
})
