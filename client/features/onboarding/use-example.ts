import { toast } from '#client/core/toasts.tsx'
import { t } from '#contract/texts.ts'
import { useCreateBoardFromOutline } from './data.ts'
import { exampleProject } from './example-project.ts'

/** Adds the example, and goes on in any case: an example is not worth stopping anybody. */
export function useExample(me: string, onMade: (boardId: string) => void) {
  const createBoard = useCreateBoardFromOutline()
  return {
    isPending: createBoard.isPending,
    add(workspaceId: string, goOn: () => void) {
      createBoard.mutate(exampleProject(workspaceId, me), {
        onSuccess: ({ board }) => onMade(board._id),
        onError: () => toast.warn(t`The example project could not be made. Everything else is ready.`),
        onSettled: goOn,
      })
    },
  }
}
