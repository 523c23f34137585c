import { type FormEvent, useRef, useState } from 'react'
import { errorMessage } from '#client/core/error-message.ts'
import { readAnswers } from '#contract/form-answers.ts'
import type { PublicForm } from '#contract/forms.ts'
import { t } from '#contract/texts.ts'
import { Answer } from './Answer.tsx'
import classes from './FillIn.module.css'
import { focusQuestion, onEnter } from './focus-question.ts'
import { Progress } from './Progress.tsx'
import { SendButton } from './SendButton.tsx'
import { fileNames } from './sent-form.ts'
import { Trap } from './Trap.tsx'
import type { useDraft } from './use-draft.ts'
import { isGone, type useSending } from './use-sending.ts'

interface Props {
  form: PublicForm
  draft: ReturnType<typeof useDraft>
  sending: ReturnType<typeof useSending>
}

/** The questions that are asked just now, one below the other, and the button that sends the answers. */
export function FillIn({ form, draft, sending }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const [website, setWebsite] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { answers, files, submissionId } = draft
  const { asked, known, problems } = readAnswers(form.fields, answers, fileNames(files))

  function forget(field: string) {
    const { [field]: _, ...others } = errors
    setErrors(others)
  }

  function show(wrong: Record<string, string>) {
    setErrors(wrong)
    const first = asked.find(({ id }) => Object.hasOwn(wrong, id))
    if (first) focusQuestion(element.current, first.id)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (problems.length > 0) return show(Object.fromEntries(problems.map(({ field, message }) => [field, message])))
    setErrors({})
    show(await sending.start({ answers, files, submissionId, website }))
  }

  return (
    <form
      ref={element}
      className={classes.form}
      onSubmit={(event) => void submit(event)}
      onKeyDown={onEnter}
      noValidate
    >
      <Progress answered={asked.filter(({ id }) => known.has(id)).length} total={asked.length} />
      {asked.map((field) => (
        <Answer
          key={field.id}
          field={field}
          value={answers[field.id]}
          files={files[field.id] ?? []}
          otherFiles={Object.entries(files).flatMap(([id, some]) => (id === field.id ? [] : some))}
          error={errors[field.id]}
          onAnswer={(value) => {
            draft.answer(field.id, value)
            forget(field.id)
          }}
          onFiles={(some) => {
            draft.attach(field.id, some)
            forget(field.id)
          }}
        />
      ))}
      <Trap value={website} onChange={setWebsite} />
      <SendButton
        busy={sending.busy}
        share={sending.share}
        problem={sending.error && problemWords(sending.error)}
        withFiles={asked.some(({ type }) => type === 'file')}
      />
    </form>
  )
}

const problemWords = (error: Error) =>
  isGone(error)
    ? t`This form takes no more answers. What you typed is still here, and kept in this browser.`
    : errorMessage(error, t`Failed to send the form`)
