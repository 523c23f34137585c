import { Link } from '@tanstack/react-router'
import { Avatar } from '#client/ui/Avatar.tsx'
import type { Person } from '#contract/people.ts'
import classes from './ChatList.module.css'

interface Props {
  person: Person
  workspaceUrl: string
  onOpen(): void
}

/** Somebody to begin a chat with. */
export function PersonRow({ person, workspaceUrl, onOpen }: Props) {
  return (
    <Link
      className={classes.row}
      to="/$workspace/chat/$username"
      params={{ workspace: workspaceUrl, username: person.username }}
      onClick={onOpen}
    >
      <Avatar person={person} size={28} />
      <span className={classes.name}>{person.name}</span>
      <span className={classes.gist}>@{person.username}</span>
    </Link>
  )
}
