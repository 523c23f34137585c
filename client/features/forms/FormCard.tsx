import { Link } from '@tanstack/react-router'
import { relativeTime } from '#client/core/dates.ts'
import { useNow } from '#client/core/use-now.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import card from '#client/ui/card.module.css'
import { colorOf } from '#client/ui/color-of.ts'
import { DOT } from '#client/ui/dot.ts'
import type { Form } from '#contract/forms.ts'
import classes from './FormCard.module.css'
import { FormStatus } from './FormStatus.tsx'
import { answersWord, questionsWord } from './words.ts'

export function FormCard({ form }: { form: Form }) {
  const now = useNow()
  const { board } = useOpenBoard()
  const params = { workspace: board.workspace.url, boardId: board._id, formId: form._id }
  return (
    <article className={`${card.card} ${classes.card}`} aria-label={form.title}>
      <span className={classes.band} style={{ background: colorOf(form.cover ?? form.accent) }} />
      <div className={classes.head}>
        <h3 className={card.name}>
          <Link to="/$workspace/projects/$boardId/forms/$formId" params={params}>
            {form.title}
          </Link>
        </h3>
        <FormStatus form={form} />
      </div>
      <p className={classes.meta}>
        {questionsWord(form.fields.length)}
        {DOT}
        {answersWord(form.submissionCount)}
        {form.lastSubmissionAt && DOT}
        {form.lastSubmissionAt && `last ${relativeTime(form.lastSubmissionAt, now)}`}
      </p>
    </article>
  )
}
