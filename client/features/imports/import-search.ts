/** Which import is on screen: in the address, so that it is there again after a reload. */
export interface ImportSearch {
  import?: string
}

export const readImportSearch = ({ import: id }: Record<string, unknown>): ImportSearch =>
  typeof id === 'string' && id ? { import: id } : {}
