import { IconUserQuestion } from '@tabler/icons-react'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Row } from '#client/ui/Row.tsx'
import { RowList } from '#client/ui/RowList.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import type { ImportPreview } from '#contract/imports.ts'

/** Who of theirs is who of ours. Nobody is invited. */
export function PreviewPeople({ people }: { people: ImportPreview['people'] }) {
  if (people.length === 0) return null
  return (
    <SettingsSection
      title="People"
      description="Found by e-mail, username or name. Nobody is invited; whoever is not found is named in the task."
    >
      <RowList>
        {people.map(({ name, email, user }) => (
          <Row
            key={email ?? name}
            {...(user ? { lead: <Avatar person={user} size={36} /> } : { icon: IconUserQuestion })}
            title={name}
            meta={
              <>
                {email && email !== name && <span>{email}</span>}
                <span>{user ? `${user.name} (@${user.username})` : 'Not found here'}</span>
              </>
            }
          />
        ))}
      </RowList>
    </SettingsSection>
  )
}
