import { IconLayoutKanban } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { longDate } from '#client/core/dates.ts'
import { Facts } from '#client/ui/Facts.tsx'
import { Row } from '#client/ui/Row.tsx'
import { RowList } from '#client/ui/RowList.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { Tag } from '#client/ui/Tag.tsx'
import type { Profile } from '#contract/members.ts'
import { t } from '#contract/texts.ts'
import { LocalTime } from './LocalTime.tsx'

interface Props {
  profile: Profile
  workspaceUrl: string
}

export function ProfileAbout({ profile: { user, joinedAt, boards }, workspaceUrl }: Props) {
  return (
    <>
      <SettingsSection title="About">
        <Facts
          facts={[
            ...(user.email ? [{ label: t`E-mail`, value: <a href={`mailto:${user.email}`}>{user.email}</a> }] : []),
            ...(user.timezone ? [{ label: t`Local time`, value: <LocalTime timezone={user.timezone} /> }] : []),
            { label: t`Joined`, value: longDate(joinedAt) },
          ]}
        />
      </SettingsSection>
      <SettingsSection
        title="Projects"
        description={boards.length === 0 ? 'None that you see as well.' : 'Those that you see as well.'}
      >
        {boards.length > 0 && (
          <RowList>
            {boards.map(({ _id, title, status, role }) => (
              <Row
                key={_id}
                icon={IconLayoutKanban}
                title={
                  <>
                    <Link to="/$workspace/projects/$boardId" params={{ workspace: workspaceUrl, boardId: _id }}>
                      {title}
                    </Link>
                    {status === 'archived' && <Tag>Archived</Tag>}
                  </>
                }
                meta={role === 'admin' ? t`Project admin` : t`Collaborator`}
              />
            ))}
          </RowList>
        )}
      </SettingsSection>
    </>
  )
}
