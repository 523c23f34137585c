import { useState } from 'react'
import { SortableRow } from '#client/ui/SortableRow.tsx'
import { type FormField, MAX_QUESTIONS } from '#contract/forms.ts'
import { t } from '#contract/texts.ts'
import { AddQuestion } from './AddQuestion.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import classes from './QuestionList.module.css'
import { addQuestion, changeQuestion, duplicateQuestion, moveQuestion, removeQuestion } from './question-changes.ts'

interface Props {
  fields: FormField[]
  onChange(fields: FormField[]): void
}

/** The questions in their order, one of them opened for its settings. */
export function QuestionList({ fields, onChange }: Props) {
  const [opened, setOpened] = useState<string | null>(null)
  const [added, setAdded] = useState<string | null>(null)
  return (
    <>
      <ol className={classes.list} aria-label="Questions">
        {fields.map((field, index) => (
          <SortableRow
            key={field.id}
            list="questions"
            name={field.label || t`question`}
            index={index}
            count={fields.length}
            onMove={(from, to) => onChange(moveQuestion(fields, from, to))}
          >
            <QuestionCard
              field={field}
              before={fields.slice(0, index)}
              opened={opened === field.id}
              isNew={added === field.id}
              onToggle={() => setOpened(opened === field.id ? null : field.id)}
              onChange={(changes) => onChange(changeQuestion(fields, field.id, changes))}
              onDuplicate={() => onChange(duplicateQuestion(fields, field.id))}
              onRemove={() => onChange(removeQuestion(fields, field.id))}
            />
          </SortableRow>
        ))}
      </ol>
      {fields.length === 0 && <p className={classes.none}>A form without questions has nothing to send. Add one.</p>}
      {fields.length < MAX_QUESTIONS && (
        <AddQuestion
          onAdd={(type) => {
            const more = addQuestion(fields, type)
            onChange(more)
            setOpened(more.at(-1)!.id)
            setAdded(more.at(-1)!.id)
          }}
        />
      )}
    </>
  )
}
