import { IconInbox } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import type { Form } from '#contract/forms.ts'
import { AnswersDownload } from './AnswersDownload.tsx'
import { submissionsQuery } from './data.ts'
import { SubmissionCard } from './SubmissionCard.tsx'
import { SubmissionPages } from './SubmissionPages.tsx'
import classes from './Submissions.module.css'

interface Props {
  form: Form
  page: number
}

/** What came in through a form, newest first. */
export function Submissions({ form, page }: Props) {
  const query = useQuery(submissionsQuery(form._id, page))
  return (
    <Loaded query={query} skeleton={<RowSkeletons />} failure="Failed to fetch the answers">
      {({ submissions, meta }) =>
        meta.total === 0 ? (
          <EmptyState icon={IconInbox} title="Nothing has come in yet">
            {form.published
              ? 'Every answer will be listed here, with the task that was made of it.'
              : 'Publish the form and hand out its address. Every answer will be listed here, with its task.'}
          </EmptyState>
        ) : (
          <div className={classes.column}>
            <AnswersDownload formId={form._id} />
            <ul className={classes.list} aria-label="Answers">
              {submissions.map((submission) => (
                <SubmissionCard key={submission._id} submission={submission} page={page} />
              ))}
            </ul>
            <SubmissionPages meta={meta} />
          </div>
        )
      }
    </Loaded>
  )
}
