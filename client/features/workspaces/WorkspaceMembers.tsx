import { Avatar } from '#client/ui/Avatar.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import { everyoneIn } from './members.ts'
import { roleWords } from './role-words.ts'
import classes from './WorkspaceMembers.module.css'

interface Props {
  workspace: Workspace
}

export function WorkspaceMembers({ workspace }: Props) {
  return (
    <ul className={classes.list}>
      {everyoneIn(workspace).map(({ user, role }) => (
        <li key={user._id} className={classes.row}>
          <Avatar person={user} size={32} />
          <div className={classes.words}>
            <p className={classes.name}>{user.name}</p>
            <p className={classes.username}>@{user.username}</p>
          </div>
          <span className={classes.role}>{roleWords[role].label}</span>
        </li>
      ))}
    </ul>
  )
}
