import { IconGitCommit, IconGitMerge, IconGitPullRequest, IconGitPullRequestClosed } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { dateTime, relativeTime } from '#client/core/dates.ts'
import { DOT } from '#client/ui/dot.ts'
import { PanelSection } from '#client/ui/PanelSection.tsx'
import type { CodeLink } from '#contract/code-links.ts'
import { t } from '#contract/texts.ts'
import classes from './CodeLinks.module.css'
import { codeLinksQuery } from './data.ts'

interface Props {
  taskId: string
}

const looks = {
  open: { icon: IconGitPullRequest, word: t`Open pull request` },
  merged: { icon: IconGitMerge, word: t`Merged pull request` },
  closed: { icon: IconGitPullRequestClosed, word: t`Closed pull request` },
}
const commit = { icon: IconGitCommit, word: t`Commit` }

/** Only where there is code: most tasks have none. */
export function CodeLinks({ taskId }: Props) {
  const { data: links = [] } = useQuery(codeLinksQuery(taskId))
  if (links.length === 0) return null
  return (
    <PanelSection title="Code" note={links.length}>
      <ul className={classes.list}>
        {links.map((link) => (
          <LinkRow key={link._id} link={link} />
        ))}
      </ul>
    </PanelSection>
  )
}

function LinkRow({ link: { kind, ref, repository, title, url, author, state, at } }: { link: CodeLink }) {
  const { icon: Icon, word } = state ? looks[state] : commit
  return (
    <li className={classes.row}>
      <span className={classes.icon} data-state={state ?? 'commit'} role="img" aria-label={word} title={word}>
        <Icon size={16} stroke={1.7} aria-hidden />
      </span>
      <div className={classes.words}>
        <a className={classes.title} href={url} target="_blank" rel="noreferrer">
          {title}
        </a>
        <p className={classes.meta}>
          <code>{kind === 'commit' ? ref.slice(0, 7) : `#${ref}`}</code> {repository}
          {author && `${DOT}${author}`}
          {DOT}
          <time dateTime={at} title={dateTime(at)}>
            {relativeTime(at)}
          </time>
        </p>
      </div>
    </li>
  )
}
