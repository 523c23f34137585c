import { Link } from '@tanstack/react-router'
import { roleWords } from '#client/features/workspaces/role-words.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import card from '#client/ui/card.module.css'
import { Tag } from '#client/ui/Tag.tsx'
import type { Member } from '#contract/members.ts'
import classes from './PersonCard.module.css'

interface Props {
  member: Member
  workspaceUrl: string
}

export function PersonCard({ member: { user, role }, workspaceUrl }: Props) {
  return (
    <Link
      to="/$workspace/u/$username"
      params={{ workspace: workspaceUrl, username: user.username }}
      className={`${card.card} ${classes.card}`}
    >
      <Avatar person={user} size={40} />
      <span className={classes.words}>
        <span className={card.name}>{user.name}</span>
        <span className={classes.username}>@{user.username}</span>
      </span>
      <Tag>{roleWords[role].label}</Tag>
    </Link>
  )
}
