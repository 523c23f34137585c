import { Link } from '@tanstack/react-router'
import { roleWords } from '#client/features/workspaces/role-words.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
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
      className={classes.card}
    >
      <Avatar person={user} size={40} />
      <span className={classes.words}>
        <span className={classes.name}>{user.name}</span>
        <span className={classes.username}>@{user.username}</span>
      </span>
      <Tag>{roleWords[role].label}</Tag>
    </Link>
  )
}
