import { Anchor, Loader, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '#contract/texts.ts'
import { isUrlShaped } from '#contract/workspaces.ts'
import classes from './UrlField.module.css'
import { useUrlCheck } from './use-url-check.ts'

interface Props {
  description: ReactNode
  value: string
  onChange(url: string): void
  /** The server's words about it. */
  error?: string | undefined
  /** The address it has now; that one is taken by itself. */
  own?: string
  disabled?: boolean
}

const shapeWords = t`Three to 48 letters from a to z, digits and hyphens, with no hyphen at either end`

/** The address of a workspace, checked while it is typed. */
export function UrlField({ description, value, onChange, error, own, disabled = false }: Props) {
  const { state, suggestion } = useUrlCheck(value === own ? '' : value)
  return (
    <div>
      <TextInput
        label="Address"
        description={description}
        rightSection={
          state === 'checking' ? (
            <Loader size={14} aria-label="Checking" />
          ) : (
            state === 'free' && <IconCheck size={16} stroke={2} color="var(--h-green)" role="img" aria-label="Free" />
          )
        }
        value={value}
        onChange={(event) => onChange(event.currentTarget.value.toLowerCase().replace(/\s+/g, '-'))}
        error={
          state === 'taken' && !isUrlShaped(value)
            ? shapeWords
            : (error ?? (state === 'taken' && t`URL is not available`))
        }
        disabled={disabled}
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
      />
      {state === 'taken' && suggestion && (
        <p className={classes.suggestion}>
          Free:{' '}
          <Anchor component="button" type="button" inherit underline="always" onClick={() => onChange(suggestion)}>
            {suggestion}
          </Anchor>
        </p>
      )}
    </div>
  )
}
