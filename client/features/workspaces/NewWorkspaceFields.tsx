import { Stack, TextInput } from '@mantine/core'
import { isTouch } from '#client/core/is-touch.ts'
import { urlFromName } from '#contract/workspaces.ts'
import type { NewWorkspace } from './new-workspace.ts'
import { UrlField } from './UrlField.tsx'

interface Props {
  value: NewWorkspace
  onChange(value: NewWorkspace): void
  /** The server's words, by field. */
  errors: Record<string, string>
}

export function NewWorkspaceFields({ value, onChange, errors }: Props) {
  const { name, url, urlTouched } = value
  const rename = (typed: string) => onChange({ name: typed, url: urlTouched ? url : urlFromName(typed), urlTouched })

  return (
    <Stack gap="md">
      <TextInput
        label="Workspace name"
        placeholder="Northwind Studio"
        value={name}
        onChange={(event) => rename(event.currentTarget.value)}
        error={errors.name}
        autoComplete="organization"
        autoFocus={!isTouch()}
      />
      <UrlField
        description={`Your team opens ${window.location.host}/${url || '…'}`}
        value={url}
        onChange={(typed) => onChange({ name, url: typed, urlTouched: typed !== '' })}
        error={errors.url}
      />
    </Stack>
  )
}
