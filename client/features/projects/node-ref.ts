/** A folder or a project, by name only: what it looks like is in the cache. */
export interface NodeRef {
  kind: 'folder' | 'board'
  id: string
}
