import { Link } from '@tanstack/react-router'
import card from '#client/ui/card.module.css'
import { Tag } from '#client/ui/Tag.tsx'
import { many } from '#contract/texts.ts'
import type { WorkspaceSummary } from '#contract/workspaces.ts'
import { roleWords } from './role-words.ts'
import classes from './WorkspaceCard.module.css'
import { WorkspaceLogo } from './WorkspaceLogo.tsx'

interface Props {
  workspace: WorkspaceSummary
}

export function WorkspaceCard({ workspace }: Props) {
  const { name, url, description, myRole, memberCount, status } = workspace
  return (
    <Link to="/$workspace/projects" params={{ workspace: url }} className={`${card.card} ${classes.card}`}>
      <span className={classes.head}>
        <WorkspaceLogo workspace={workspace} size={36} />
        <span className={classes.title}>
          <span className={card.name}>{name}</span>
          <span className={classes.url}>/{url}</span>
        </span>
        {status === 'archived' && <Tag>Archived</Tag>}
      </span>
      {description && <span className={classes.description}>{description}</span>}
      <span className={classes.meta}>
        <span>{roleWords[myRole].label}</span>
        <span>{many(memberCount, { one: '# person', other: '# people' })}</span>
      </span>
    </Link>
  )
}
