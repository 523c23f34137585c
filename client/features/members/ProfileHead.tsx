import { IconMessageCircle } from '@tabler/icons-react'
import { useMe } from '#client/core/session.ts'
import { roleWords } from '#client/features/workspaces/role-words.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { DOT } from '#client/ui/dot.ts'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Tag } from '#client/ui/Tag.tsx'
import type { Profile } from '#contract/members.ts'
import classes from './Profile.module.css'

interface Props {
  profile: Profile
  workspaceUrl: string
}

export function ProfileHead({ profile: { user, role }, workspaceUrl }: Props) {
  const me = useMe()
  return (
    <header className={classes.head}>
      <Avatar person={user} size={72} preferThumbnail={false} />
      <div className={classes.words}>
        <h1 className={classes.name}>
          {user.name}
          <Tag>{roleWords[role].label}</Tag>
        </h1>
        <p className={classes.sub}>
          @{user.username}
          {user.role && `${DOT}${user.role}`}
        </p>
      </div>
      {user._id === me._id ? (
        <LinkButton variant="default" to="/account/profile">
          Edit your profile
        </LinkButton>
      ) : (
        <LinkButton
          variant="default"
          leftSection={<IconMessageCircle size={16} stroke={1.7} />}
          to="/$workspace/chat/$username"
          params={{ workspace: workspaceUrl, username: user.username }}
        >
          Message
        </LinkButton>
      )}
    </header>
  )
}
