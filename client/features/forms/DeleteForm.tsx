import { useNavigate } from '@tanstack/react-router'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { RemoveButton } from '#client/ui/RemoveButton.tsx'
import type { Form } from '#contract/forms.ts'
import { useDeleteForm } from './data.ts'

export function DeleteForm({ form }: { form: Form }) {
  const { board } = useOpenBoard()
  const navigate = useNavigate()
  const deleteForm = useDeleteForm(board._id)

  async function remove() {
    try {
      // Waited for here: a callback given along is forgotten when the live news of it takes this page away first.
      await deleteForm.mutateAsync({ formId: form._id })
    } catch {
      // The reason is told already.
      return
    }
    const params = { workspace: board.workspace.url, boardId: board._id }
    await navigate({ to: '/$workspace/projects/$boardId/forms', params, ignoreBlocker: true })
  }

  return (
    <RemoveButton
      label={`Delete ${form.title}`}
      title={`Delete the form “${form.title}”?`}
      confirmLabel="Delete"
      onConfirm={() => void remove()}
    >
      Its address stops working and the list of its answers goes. The tasks that came of them stay on the board.
    </RemoveButton>
  )
}
