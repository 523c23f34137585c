import type { FormField } from '#contract/forms.ts'
import { ChoiceAnswer } from './ChoiceAnswer.tsx'
import { FileAnswer } from './FileAnswer.tsx'
import { PriorityAnswer } from './PriorityAnswer.tsx'
import { Question } from './Question.tsx'
import type { SentForm } from './sent-form.ts'
import { TextAnswer } from './TextAnswer.tsx'
import { TickAnswer } from './TickAnswer.tsx'

interface Props {
  field: FormField
  value: SentForm['answers'][string] | undefined
  files: readonly File[]
  /** Of the other questions. */
  otherFiles: readonly File[]
  error: string | undefined
  onAnswer(value: SentForm['answers'][string]): void
  onFiles(files: readonly File[]): void
}

const MANY_OPTIONS = 9

/** A question, and what it is answered with. */
export function Answer({ field, value, files, otherFiles, error, onAnswer, onFiles }: Props) {
  const question = { field, error }
  const text = typeof value === 'string' ? value : ''
  switch (field.type) {
    case 'select':
    case 'multi_select': {
      const asList = field.type === 'select' && field.options.length >= MANY_OPTIONS
      return (
        <Question {...question} grouped={!asList}>
          {(wiring) => <ChoiceAnswer field={field} value={value} onAnswer={onAnswer} wiring={wiring} asList={asList} />}
        </Question>
      )
    }
    case 'priority':
      return (
        <Question {...question} grouped>
          {(wiring) => (
            <PriorityAnswer
              required={field.required}
              value={typeof value === 'number' ? value : null}
              onAnswer={onAnswer}
              wiring={wiring}
            />
          )}
        </Question>
      )
    case 'checkbox':
      return (
        <Question {...question} grouped={false} labelled>
          {(wiring) => <TickAnswer field={field} value={value === true} onAnswer={onAnswer} wiring={wiring} />}
        </Question>
      )
    case 'file':
      return (
        <Question {...question} grouped={false}>
          {(wiring) => <FileAnswer files={files} others={otherFiles} onFiles={onFiles} wiring={wiring} />}
        </Question>
      )
    default:
      return (
        <Question {...question} grouped={false}>
          {(wiring) => <TextAnswer type={field.type} value={text} onAnswer={onAnswer} wiring={wiring} />}
        </Question>
      )
  }
}
