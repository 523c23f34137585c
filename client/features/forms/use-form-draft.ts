import { useEffect, useEffectEvent, useState } from 'react'
import { fieldErrors } from '#client/core/field-errors.ts'
import { toast, toastError } from '#client/core/toasts.tsx'
import { CallError } from '#client/core/transport.ts'
import type { Form } from '#contract/forms.ts'
import { t } from '#contract/texts.ts'
import { useUpdateForm } from './data.ts'

const names = [
  'title',
  'description',
  'columnId',
  'fields',
  'confirmation',
  'redirectPath',
  'accent',
  'cover',
  'protection',
  'listeners',
] as const

export type FormDraft = Pick<Form, (typeof names)[number]>

const read = (form: FormDraft) => Object.fromEntries(names.map((name) => [name, form[name]])) as unknown as FormDraft
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Only what the person touched, so that whatever somebody changed elsewhere meanwhile is left alone. */
const changed = (before: FormDraft, after: FormDraft): Partial<FormDraft> =>
  Object.fromEntries(names.filter((name) => !same(before[name], after[name])).map((name) => [name, after[name]]))

/**
 * A form while somebody changes it. It follows the form until somebody types, and is saved with the version it began from: what
 * others saved meanwhile is never overwritten unseen. Whoever leaves the project meanwhile, being neither among those it tells nor
 * `offered`, is left out: the server would refuse all of it because of them.
 */
export function useFormDraft(form: Form, offered: readonly string[]) {
  const updateForm = useUpdateForm()
  const [begun, setBase] = useState(form)
  const [typed, setDraft] = useState(() => read(form))
  const stays = (id: string) => form.listeners.includes(id) || offered.includes(id)
  const withoutGone = <F extends FormDraft>(one: F): F => ({ ...one, listeners: one.listeners.filter(stays) })
  const [base, draft] = [withoutGone(begun), withoutGone(typed)]
  const changes = changed(base, draft)
  const dirty = Object.keys(changes).length > 0
  const { error, isPending: saving } = updateForm

  function startFrom(newer: Form) {
    setBase(newer)
    setDraft(read(newer))
    updateForm.reset()
  }

  const follow = useEffectEvent((newer: Form) => {
    // While it is being saved, what stands there is this very draft.
    if (saving) return
    if (!dirty) startFrom(newer)
    else if (Object.keys(changed(base, newer)).length === 0) setBase(newer)
  })
  useEffect(() => follow(form), [form])

  function save({ version = base.version, published = base.published } = {}) {
    if (!dirty && published === base.published) return
    updateForm.mutate(
      { formId: form._id, ...changes, published, version },
      {
        onSuccess: ({ form: saved }) => {
          setBase(saved)
          // Whoever typed on while it was being saved goes on from there.
          setDraft((newer) => ({ ...read(saved), ...changed(draft, withoutGone(newer)) }))
          updateForm.reset()
          toast.success(doneWords(base.published, saved.published))
        },
        // Asked from the head of the page, where there is no place for the reason.
        onError: (problem) => {
          if (published !== base.published) toastError(problem, t`Failed to save the form`)
        },
      },
    )
  }

  return {
    draft,
    change: (typed: Partial<FormDraft>) => {
      setDraft({ ...draft, ...typed })
      if (error) updateForm.reset()
    },
    dirty,
    save,
    saving,
    error,
    errors: fieldErrors(error),
    conflict: error instanceof CallError && error.code === 'version_conflict',
    startFrom,
    discard: () => startFrom(form),
  }
}

function doneWords(was: boolean, is: boolean) {
  if (was === is) return t`Form saved`
  return is ? t`The form is published` : t`The form takes no more answers`
}
