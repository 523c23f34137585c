/** In a file of its own: a lazy import names all the files it needs, and the panel needs so many that every page would feel it. */
export const loadPanel = async () => ({ default: (await import('./TaskPanel.tsx')).TaskPanel })
