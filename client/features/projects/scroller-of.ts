/** What the sidebar scrolls in: the tree, and all that stands above it. */
export const scrollerOf = (tree: HTMLElement) => tree.closest<HTMLElement>('[data-scroller]')
