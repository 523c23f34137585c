import { Link } from '@tanstack/react-router'
import { longDate } from '#client/core/dates.ts'
import { everyoneIn } from '#client/features/workspaces/members.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Facts } from '#client/ui/Facts.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { Tag } from '#client/ui/Tag.tsx'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'

interface Props {
  workspace: Workspace
}

export function WorkspaceFacts({ workspace }: Props) {
  const { owner, url, createdAt, status, plan } = workspace
  // Guests see only those they share a project with.
  const person = everyoneIn(workspace).find(({ user }) => user._id === owner)?.user
  return (
    <SettingsSection title="About this workspace">
      <Facts
        facts={[
          ...(person
            ? [
                {
                  label: t`Owner`,
                  value: (
                    <>
                      <Avatar person={person} size={20} />
                      <Link to="/$workspace/u/$username" params={{ workspace: url, username: person.username }}>
                        {person.name}
                      </Link>
                    </>
                  ),
                },
              ]
            : []),
          { label: t`Address`, value: `${window.location.host}/${url}` },
          { label: t`Created`, value: longDate(createdAt) },
          { label: t`Plan`, value: plan === 'premium' ? <Tag tone="good">Premium</Tag> : <Tag>Free</Tag> },
          ...(status === 'archived' ? [{ label: t`State`, value: <Tag>Archived</Tag> }] : []),
        ]}
      />
    </SettingsSection>
  )
}
