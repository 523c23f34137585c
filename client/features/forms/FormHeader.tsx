import { Button } from '@mantine/core'
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mayEditBoard } from '#client/features/boards/may.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import type { Form } from '#contract/forms.ts'
import { DeleteForm } from './DeleteForm.tsx'
import classes from './FormHeader.module.css'
import { FormStatus } from './FormStatus.tsx'
import { FormTabs } from './FormTabs.tsx'
import type { useFormDraft } from './use-form-draft.ts'

interface Props {
  form: Form
  editing: ReturnType<typeof useFormDraft>
}

export function FormHeader({ form, editing }: Props) {
  const { board, mayEdit } = useOpenBoard()
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <Link
          to="/$workspace/projects/$boardId/forms"
          params={{ workspace: board.workspace.url, boardId: board._id }}
          className={classes.back}
          aria-label="All forms"
        >
          <IconArrowLeft size={17} stroke={1.7} aria-hidden />
        </Link>
        <h2 className={classes.title}>{editing.draft.title || 'Untitled form'}</h2>
        <FormStatus form={form} />
        <div className={classes.actions}>
          {form.published && board.status === 'active' && <OpenButton url={form.url} />}
          {mayEdit && <PublishButton form={form} editing={editing} />}
          {mayEditBoard(board) && <DeleteForm form={form} />}
        </div>
      </div>
      <FormTabs form={form} />
    </header>
  )
}

const OpenButton = ({ url }: { url: string }) => (
  <Button
    component="a"
    href={url}
    target="_blank"
    rel="noreferrer"
    variant="default"
    className={classes.action ?? ''}
    leftSection={<IconExternalLink size={15} stroke={1.7} />}
  >
    Open
  </Button>
)

function PublishButton({ form, editing }: Props) {
  const publish = () => editing.save({ published: !form.published })
  return (
    <Button
      variant={form.published ? 'default' : 'filled'}
      className={classes.action ?? ''}
      loading={editing.saving}
      onClick={publish}
    >
      {form.published ? 'Take offline' : editing.dirty ? 'Save and publish' : 'Publish'}
    </Button>
  )
}
