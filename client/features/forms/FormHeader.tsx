import { Button } from '@mantine/core'
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { mayEditBoard } from '#client/features/boards/may.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { RemoveButton } from '#client/ui/RemoveButton.tsx'
import type { Form } from '#contract/forms.ts'
import { useDeleteForm } from './data.ts'
import classes from './FormHeader.module.css'
import { FormStatus } from './FormStatus.tsx'
import type { useFormDraft } from './use-form-draft.ts'
import { countWords } from './words.ts'

interface Props {
  form: Form
  editing: ReturnType<typeof useFormDraft>
}

const route = '/$workspace/projects/$boardId/forms/$formId' as const

export function FormHeader({ form, editing }: Props) {
  const { board, mayEdit } = useOpenBoard()
  const params = { workspace: board.workspace.url, boardId: board._id, formId: form._id }
  const entry = {
    to: route,
    params,
    className: classes.tab,
    activeOptions: { includeSearch: true, explicitUndefined: true },
    // What is being changed stays while one looks at the other pages of the form.
    ignoreBlocker: true,
  } as const
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <Link to="/$workspace/projects/$boardId/forms" params={params} className={classes.back} aria-label="All forms">
          <IconArrowLeft size={17} stroke={1.7} aria-hidden />
        </Link>
        <h1 className={classes.title}>{editing.draft.title || 'Untitled form'}</h1>
        <FormStatus form={form} />
        <div className={classes.actions}>
          {form.published && board.status === 'active' && (
            <Button
              component="a"
              href={form.url}
              target="_blank"
              rel="noreferrer"
              variant="default"
              leftSection={<IconExternalLink size={15} stroke={1.7} />}
            >
              Open
            </Button>
          )}
          {mayEdit && <PublishButton form={form} editing={editing} />}
          {mayEditBoard(board) && <DeleteForm form={form} />}
        </div>
      </div>
      <nav className={classes.tabs} aria-label="Form">
        <Link {...entry} search={{ tab: undefined }}>
          {mayEdit ? 'Edit' : 'Look'}
        </Link>
        <Link {...entry} search={{ tab: 'share' }}>
          Share
        </Link>
        <Link {...entry} search={{ tab: 'answers' }}>
          {form.submissionCount === 0 ? 'Answers' : countWords(form.submissionCount, 'answer')}
        </Link>
      </nav>
    </header>
  )
}

function PublishButton({ form, editing }: Props) {
  const publish = () => editing.save({ published: !form.published })
  return (
    <Button variant={form.published ? 'default' : 'filled'} loading={editing.saving} onClick={publish}>
      {form.published ? 'Take offline' : editing.dirty ? 'Save and publish' : 'Publish'}
    </Button>
  )
}

function DeleteForm({ form }: { form: Form }) {
  const { board } = useOpenBoard()
  const navigate = useNavigate()
  const deleteForm = useDeleteForm(board._id)

  async function remove() {
    await deleteForm.mutateAsync({ formId: form._id }).then(
      () =>
        navigate({
          to: '/$workspace/projects/$boardId/forms',
          params: { workspace: board.workspace.url, boardId: board._id },
          ignoreBlocker: true,
        }),
      // The reason is told already.
      () => {},
    )
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
