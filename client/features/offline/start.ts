/** In a file of its own: a lazy import names all the files it needs, and the first script of everybody is no place for that list. */
export const loadOffline = async () => ({ default: (await import('./Offline.tsx')).Offline })
