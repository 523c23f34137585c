import { answerWords } from '#contract/form-answers.ts'
import type { FormField } from '#contract/forms.ts'
import type { StoredSubmission } from './queries.ts'

/** A column for each question: those asked now, in their order, and after them those that were asked once. */
export function tableOf(fields: Pick<FormField, 'id' | 'label'>[], submissions: StoredSubmission[]): string[][] {
  const questions = new Map(fields.map(({ id, label }) => [id, label]))
  for (const { id, label } of submissions.flatMap(({ answers }) => answers))
    if (!questions.has(id)) questions.set(id, label)
  const lines = submissions.map(({ createdAt, task, answers }) => {
    const given = new Map(answers.map((answer) => [answer.id, answerWords(answer)]))
    return [createdAt, ...[...questions.keys()].map((id) => given.get(id) ?? ''), task?.taskId ?? '']
  })
  return [['Time', ...questions.values(), 'Task'], ...lines]
}
