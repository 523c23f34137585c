import { LinkButton } from '#client/ui/LinkButton.tsx'
import classes from './Submissions.module.css'
import { answersWord } from './words.ts'

interface Props {
  meta: { total: number; page: number; totalPages: number }
}

export function SubmissionPages({ meta: { total, page, totalPages } }: Props) {
  if (totalPages < 2 && page === 1) return null
  return (
    <nav className={classes.pages} aria-label="Pages of answers">
      <PageLink page={page - 1} enabled={page > 1}>
        Newer
      </PageLink>
      <span>
        Page {page} of {totalPages}, {answersWord(total)}
      </span>
      <PageLink page={page + 1} enabled={page < totalPages}>
        Older
      </PageLink>
    </nav>
  )
}

function PageLink({ page, enabled, children }: { page: number; enabled: boolean; children: string }) {
  return (
    <LinkButton
      variant="default"
      from="/$workspace/projects/$boardId/forms/$formId"
      to="."
      search={{ tab: 'answers', page }}
      disabled={!enabled}
      aria-disabled={!enabled}
    >
      {children}
    </LinkButton>
  )
}
