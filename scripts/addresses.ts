/** What the words in capitals of e2e/screens.ts are at one place. */
export interface Things {
  WORKSPACE: string
  BOARD: string
  FOLDER: string
  TASK: string
  FORM: string
  SLUG: string
  /** The project the form belongs to. */
  formBoard: string
  username: string
}

const nowhere = '01a1de06-1e64-71b4-8e83-000000000000'

/** Makes addresses of those in e2e/screens.ts; what a place does not have leads nowhere. */
export function fillWith(things: Partial<Things> & Pick<Things, 'WORKSPACE' | 'username'>) {
  const { formBoard = nowhere, username, ...named } = things
  return (path: string) =>
    path
      .replace('BOARD/forms/FORM', `${formBoard}/forms/FORM`)
      .replace('/u/ada', `/u/${username}`)
      .replace(/WORKSPACE|BOARD|FOLDER|TASK|FORM|SLUG/g, (name) => named[name as keyof typeof named] ?? nowhere)
}
