import { Stack, Switch, TagsInput } from '@mantine/core'
import { IconShieldExclamation } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMe } from '#client/core/session.ts'
import { mayChangeSettings } from '#client/features/workspaces/may.ts'
import { Note } from '#client/ui/Note.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { domainError, domainOf } from './domains.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { useWorkspaceDraft } from './use-workspace-draft.ts'

interface Props {
  workspace: Workspace
}

const read = ({ security }: Workspace) => ({ security })

export function SecurityForm({ workspace }: Props) {
  const { totpEnabled } = useMe()
  const form = useWorkspaceDraft(workspace, read)
  const { security } = form.draft
  const disabled = !mayChangeSettings(workspace)
  const cannotRequire = !totpEnabled && !workspace.security.requireSecondFactor

  const set = (changes: Partial<typeof security>) => form.change({ security: { ...security, ...changes } })

  return (
    <SettingsForm draft={form} workspaceUrl={workspace.url} fields={Object.keys(form.errors)}>
      <SettingsSection
        title="Second factor"
        description="Whoever has not set one up is kept out of this workspace until they do."
      >
        <Stack gap="md">
          <Switch
            label="Require a second factor of everybody"
            checked={security.requireSecondFactor}
            onChange={(event) => set({ requireSecondFactor: event.currentTarget.checked })}
            disabled={disabled || cannotRequire}
          />
          {cannotRequire && !disabled && (
            <Note icon={IconShieldExclamation}>
              You have none yourself, and would be the first to be kept out.{' '}
              <Link to="/account/security">Set up your second factor</Link> first.
            </Note>
          )}
        </Stack>
      </SettingsSection>
      <SettingsSection
        title="Allowed e-mail domains"
        description="Only people with an address of these domains can be invited and let in. Nobody who is here already is affected."
      >
        <TagsInput
          aria-label="Allowed e-mail domains"
          placeholder={security.invitationDomains.length === 0 ? 'Any domain. Add one, such as example.com' : ''}
          value={security.invitationDomains}
          onChange={(domains) => set({ invitationDomains: [...new Set(domains.map(domainOf))] })}
          splitChars={[',', ' ', ';']}
          acceptValueOnBlur
          clearable
          clearButtonProps={{ 'aria-label': t`Allow any domain` }}
          disabled={disabled}
          error={domainError(form.errors, security.invitationDomains)}
          size="sm"
        />
      </SettingsSection>
    </SettingsForm>
  )
}
