import type { ReactNode } from 'react'
import { LateMarkdown } from '#client/ui/markdown/LateMarkdown.tsx'
import type { PublicForm } from '#contract/forms.ts'
import { accentStyle } from './accent.ts'
import classes from './FormSheet.module.css'

interface Props {
  form: Pick<PublicForm, 'title' | 'description' | 'accent' | 'cover'>
  heading: 'h1' | 'h3'
  children: ReactNode
}

/** The paper a form is printed on. It lays itself out by its own width: the same on a phone and in the preview of one. */
export function FormSheet({ form, heading: Heading, children }: Props) {
  return (
    <div className={classes.room} style={accentStyle(form.accent, form.cover)}>
      <article className={classes.sheet}>
        <div className={classes.cover} data-plain={form.cover === null || undefined} />
        <div className={classes.content}>
          <Heading className={classes.title}>{form.title}</Heading>
          {form.description !== '' && (
            <div className={classes.description}>
              <LateMarkdown text={form.description} />
            </div>
          )}
          {children}
        </div>
      </article>
    </div>
  )
}
