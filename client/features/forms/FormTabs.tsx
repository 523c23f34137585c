import { Link } from '@tanstack/react-router'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import type { Form } from '#contract/forms.ts'
import classes from './FormTabs.module.css'
import { answersWord } from './words.ts'

export function FormTabs({ form }: { form: Form }) {
  const { board, mayEdit } = useOpenBoard()
  const tab = {
    to: '/$workspace/projects/$boardId/forms/$formId',
    params: { workspace: board.workspace.url, boardId: board._id, formId: form._id },
    className: classes.tab,
    activeOptions: { includeSearch: true, explicitUndefined: true },
    // What is being changed stays while one looks at the other pages of the form.
    ignoreBlocker: true,
  } as const
  return (
    <nav className={classes.tabs} aria-label="Form">
      <Link {...tab} search={{ tab: undefined }}>
        {mayEdit ? 'Edit' : 'Look'}
      </Link>
      <Link {...tab} search={{ tab: 'share' }}>
        Share
      </Link>
      <Link {...tab} search={{ tab: 'answers' }}>
        {form.submissionCount === 0 ? 'Answers' : answersWord(form.submissionCount)}
      </Link>
    </nav>
  )
}
