const verbs: Record<string, string> = {
  'task-moved': 'Moved back',
  'task-updated': 'Changed back',
  'task-created': 'Taken away again',
  'task-deleted': 'Brought back',
}

/** "Moved back: Light the fire" */
export function undoneWords({ type, title }: { type: string; title: string }): string {
  const verb = verbs[type] ?? 'Taken back'
  return title ? `${verb}: ${title}` : verb
}
