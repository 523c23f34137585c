import { createFileRoute } from '@tanstack/react-router'
import { FormsList } from '#client/features/forms/FormsList.tsx'
import { TemplateChoice } from '#client/features/forms/TemplateChoice.tsx'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/forms/create')({
  component: CreateFormPage,
})

/** Whoever may make none sees those there are. */
function CreateFormPage() {
  const { mayEdit } = useOpenBoard()
  return <WorkspacePage>{mayEdit ? <TemplateChoice /> : <FormsList />}</WorkspacePage>
}
