import { loadAnnouncer } from '#client/core/announce.ts'

/** What people reach for next on a board: there at once when they do, and there still when the connection is gone by then. */
export const loadAhead = () =>
  Promise.allSettled([
    loadAnnouncer(),
    import('./ColumnMenu.tsx'),
    import('./SelectionBar.tsx'),
    import('./TaskComposer.tsx'),
    import('./TaskMenu.tsx'),
  ])
