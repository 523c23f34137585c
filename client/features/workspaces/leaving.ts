// Workspaces this tab leaves or deletes right now. The news of it can arrive before the answer, and whoever goes by their
// own will is not to be told that they were put out.

const leaving = new Set<string>()

export const isLeaving = (workspaceId: string) => leaving.has(workspaceId)

/** Its screens are gone. Whoever is put out of it after coming back some day is told so. */
export const hasLeft = (workspaceId: string) => void leaving.delete(workspaceId)

interface Going {
  workspaceId: string
}

/** Marks the workspace until the server has refused, or its screens are gone. */
export const whileLeaving =
  <Input extends Going>(mutate: (input: Input, callbacks: { onError(): void }) => void) =>
  (input: Input) => {
    leaving.add(input.workspaceId)
    mutate(input, { onError: () => hasLeft(input.workspaceId) })
  }
