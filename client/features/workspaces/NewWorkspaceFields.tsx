import { Anchor, Loader, Stack, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { urlFromName } from '#contract/workspaces.ts'
import classes from './NewWorkspaceFields.module.css'
import type { NewWorkspace } from './new-workspace.ts'
import { useUrlCheck } from './use-url-check.ts'

interface Props {
  value: NewWorkspace
  onChange(value: NewWorkspace): void
  /** The server's words, by field. */
  errors: Record<string, string>
}

export function NewWorkspaceFields({ value, onChange, errors }: Props) {
  const { name, url, urlTouched } = value
  const { state, suggestion } = useUrlCheck(url)
  const urlError = errors.url ?? (state === 'taken' && 'URL is not available')

  const rename = (typed: string) => onChange({ name: typed, url: urlTouched ? url : urlFromName(typed), urlTouched })
  const setUrl = (typed: string) => onChange({ name, url: typed, urlTouched: typed !== '' })

  return (
    <Stack gap="md">
      <TextInput
        label="Workspace name"
        placeholder="Northwind Studio"
        value={name}
        onChange={(event) => rename(event.currentTarget.value)}
        error={errors.name}
        autoComplete="organization"
      />
      <div>
        <TextInput
          label="Address"
          description={`Your team opens ${window.location.host}/${url || '…'}`}
          rightSection={
            state === 'checking' ? (
              <Loader size={14} aria-label="Checking" />
            ) : (
              state === 'free' && <IconCheck size={16} stroke={2} color="var(--h-green)" role="img" aria-label="Free" />
            )
          }
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value.toLowerCase().replace(/\s+/g, '-'))}
          error={urlError}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
        />
        {state === 'taken' && suggestion && (
          <p className={classes.suggestion}>
            Free:{' '}
            <Anchor component="button" type="button" inherit underline="always" onClick={() => setUrl(suggestion)}>
              {suggestion}
            </Anchor>
          </p>
        )}
      </div>
    </Stack>
  )
}
