import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { ConflictChoice } from '#client/ui/ConflictChoice.tsx'
import { FormError } from '#client/ui/FormError.tsx'
import { SaveBar } from '#client/ui/SaveBar.tsx'
import { Segments } from '#client/ui/Segments.tsx'
import type { Form } from '#contract/forms.ts'
import { formQuery } from './data.ts'
import classes from './FormEditor.module.css'
import { FormIntro } from './FormIntro.tsx'
import { FormPreview } from './FormPreview.tsx'
import { FormSettings } from './FormSettings.tsx'
import { QuestionList } from './QuestionList.tsx'
import type { useFormDraft } from './use-form-draft.ts'

type Part = 'questions' | 'settings'

interface Props {
  form: Form
  editing: ReturnType<typeof useFormDraft>
}

/** Questions and settings on one side, the form as visitors see it on the other. */
export function FormEditor({ form, editing }: Props) {
  const { mayEdit } = useOpenBoard()
  const cache = useQueryClient()
  const formId = useId()
  const [part, setPart] = useState<Part>('questions')
  const { draft, change, dirty, saving, error, errors, conflict } = editing

  function submit(event: FormEvent) {
    event.preventDefault()
    editing.save()
  }

  return (
    <div className={classes.editor} data-alone={!mayEdit || undefined}>
      {mayEdit && (
        <form id={formId} className={classes.work} onSubmit={submit} noValidate>
          <Segments<Part>
            label="Part of the form"
            value={part}
            options={[
              { value: 'questions', label: 'Questions' },
              { value: 'settings', label: 'Settings' },
            ]}
            onChange={setPart}
          />
          {part === 'questions' ? (
            <>
              <FormIntro draft={draft} errors={errors} onChange={change} />
              <QuestionList fields={draft.fields} onChange={(fields) => change({ fields })} />
            </>
          ) : (
            <FormSettings draft={draft} errors={errors} onChange={change} />
          )}
          {dirty && (
            <SaveBar form={formId} busy={saving} onDiscard={editing.discard}>
              {conflict ? (
                <ConflictChoice
                  words="Somebody else changed this form since you began."
                  load={() => cache.fetchQuery({ ...formQuery(form._id), staleTime: 0 })}
                  failure="Failed to fetch the form"
                  onTakeTheirs={editing.startFrom}
                  onKeepMine={({ version }) => editing.save({ version })}
                />
              ) : (
                <FormError
                  error={error}
                  fallback="Failed to save the form"
                  fields={[part === 'questions' ? 'title' : 'redirectPath']}
                />
              )}
            </SaveBar>
          )}
        </form>
      )}
      <FormPreview form={{ ...form, ...draft }} />
    </div>
  )
}
