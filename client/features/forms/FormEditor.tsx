import { type FormEvent, useId, useState } from 'react'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Segments } from '#client/ui/Segments.tsx'
import type { Form } from '#contract/forms.ts'
import { t } from '#contract/texts.ts'
import classes from './FormEditor.module.css'
import { FormIntro } from './FormIntro.tsx'
import { FormPreview } from './FormPreview.tsx'
import { FormSettings } from './FormSettings.tsx'
import { QuestionList } from './QuestionList.tsx'
import { SaveFormBar } from './SaveFormBar.tsx'
import type { useFormDraft } from './use-form-draft.ts'

type Part = 'questions' | 'settings'

const parts = [
  { value: 'questions' as const, label: t`Questions` },
  { value: 'settings' as const, label: t`Settings` },
]

interface Props {
  form: Form
  editing: ReturnType<typeof useFormDraft>
}

/** Questions and settings on one side, the form as visitors see it on the other. */
export function FormEditor({ form, editing }: Props) {
  const { mayEdit } = useOpenBoard()
  const fields = useId()
  const [part, setPart] = useState<Part>('questions')
  const { draft, change, dirty, errors } = editing

  function submit(event: FormEvent) {
    event.preventDefault()
    editing.save()
  }

  return (
    <div className={classes.editor} data-alone={!mayEdit || undefined}>
      {mayEdit && (
        <form id={fields} className={classes.work} onSubmit={submit} noValidate>
          <Segments<Part> label="Part of the form" value={part} options={parts} onChange={setPart} />
          {part === 'questions' ? (
            <>
              <FormIntro draft={draft} errors={errors} onChange={change} />
              <QuestionList fields={draft.fields} onChange={(questions) => change({ fields: questions })} />
            </>
          ) : (
            <FormSettings draft={draft} errors={errors} onChange={change} />
          )}
          {dirty && (
            <SaveFormBar
              formId={form._id}
              fields={fields}
              named={part === 'questions' ? 'title' : 'redirectPath'}
              editing={editing}
            />
          )}
        </form>
      )}
      <FormPreview form={{ ...form, ...draft }} />
    </div>
  )
}
