import { LinkButton } from '#client/ui/LinkButton.tsx'
import classes from './Submissions.module.css'

interface Props {
  meta: { total: number; page: number; totalPages: number }
}

export function SubmissionPages({ meta: { total, page, totalPages } }: Props) {
  if (totalPages < 2 && page === 1) return null
  const to = '/$workspace/projects/$boardId/forms/$formId'
  const search = (other: number) => ({ tab: 'answers' as const, page: other })
  return (
    <nav className={classes.pages} aria-label="Pages of answers">
      <LinkButton
        variant="default"
        from={to}
        to="."
        search={search(page - 1)}
        disabled={page === 1}
        aria-disabled={page === 1}
      >
        Newer
      </LinkButton>
      <span>
        Page {page} of {totalPages}, {total.toLocaleString('en-US')} answers
      </span>
      <LinkButton
        variant="default"
        from={to}
        to="."
        search={search(page + 1)}
        disabled={page >= totalPages}
        aria-disabled={page >= totalPages}
      >
        Older
      </LinkButton>
    </nav>
  )
}
