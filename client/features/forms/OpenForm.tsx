import { IconForms } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { CallError } from '#client/core/transport.ts'
import { assignablePeople } from '#client/features/tasks/assignable.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import { UnsavedChanges } from '#client/ui/UnsavedChanges.tsx'
import type { Form } from '#contract/forms.ts'
import { formQuery } from './data.ts'
import { FormHeader } from './FormHeader.tsx'
import type { FormSearch } from './form-search.ts'
import { useFormLive, useFormsLive } from './live.ts'
import { NotForMe } from './NotForMe.tsx'
import { useFormDraft } from './use-form-draft.ts'

/** Each brings much that only it needs: the public form and the fields of the builder, the pages of answers, the drawing of the code to scan. */
const FormEditor = lazy(async () => ({ default: (await import('./FormEditor.tsx')).FormEditor }))
const Submissions = lazy(async () => ({ default: (await import('./Submissions.tsx')).Submissions }))
const ShareForm = lazy(async () => ({ default: (await import('./ShareForm.tsx')).ShareForm }))

interface Props {
  formId: string
  search: FormSearch
}

export function OpenForm({ formId, search }: Props) {
  const { board } = useOpenBoard()
  const query = useQuery(formQuery(formId))
  useFormsLive(board._id)
  useFormLive(board, formId)
  const refused = query.error instanceof CallError ? query.error.status : null
  if (refused === 403) return <NotForMe />
  // Deleted by a colleague, it is gone for whoever has it open as well.
  if (refused === 404) return <NoSuchForm />
  return (
    <Loaded query={query} skeleton={<RowSkeletons />} failure="Failed to fetch the form">
      {(form) => (form.boardId === board._id ? <FormPages form={form} search={search} /> : <NoSuchForm />)}
    </Loaded>
  )
}

/** What is being changed lives as long as the page: a look at the answers in between loses nothing. */
function FormPages({ form, search }: { form: Form; search: FormSearch }) {
  const offered = assignablePeople(useOpenBoard()).map(({ _id }) => _id)
  const editing = useFormDraft(form, offered)
  return (
    <>
      <FormHeader form={form} editing={editing} />
      <Suspense fallback={<RowSkeletons />}>
        {search.tab === 'share' ? (
          <ShareForm form={form} />
        ) : search.tab === 'answers' ? (
          <Submissions form={form} page={search.page ?? 1} />
        ) : (
          <FormEditor form={form} editing={editing} />
        )}
      </Suspense>
      <UnsavedChanges when={editing.dirty && !editing.saving} />
    </>
  )
}

function NoSuchForm() {
  const { board } = useOpenBoard()
  return (
    <EmptyState
      icon={IconForms}
      title="Form not found"
      heading="h1"
      action={
        <LinkButton
          variant="default"
          to="/$workspace/projects/$boardId/forms"
          params={{ workspace: board.workspace.url, boardId: board._id }}
        >
          All forms
        </LinkButton>
      }
    >
      It was deleted, or the link is old.
    </EmptyState>
  )
}
