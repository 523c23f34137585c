import { Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'
import classes from './Markdown.module.css'

const Markdown = lazy(() => import('./Markdown.tsx').then(({ Markdown }) => ({ default: Markdown })))

/** For pages that must be light. Until what draws it has come its words stand there as they were typed, so that nothing below them jumps. */
export const LateMarkdown = ({ text }: { text: string }) => (
  <Suspense fallback={<AsTyped text={text} />}>
    <Markdown text={text} />
  </Suspense>
)

const AsTyped = ({ text }: { text: string }) => (
  <div className={classes.text} dir="auto">
    {text.split(/\n{2,}/).map((paragraph, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what was typed does not change while it stands here
      <p key={at} className={classes.typed}>
        {paragraph}
      </p>
    ))}
  </div>
)
