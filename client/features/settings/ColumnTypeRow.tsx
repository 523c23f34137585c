import { ActionIcon, Checkbox, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useFocus } from '#client/core/use-focus.ts'
import { ColorPicker } from '#client/ui/ColorPicker.tsx'
import { Tag } from '#client/ui/Tag.tsx'
import { type ColumnType, isBuiltInColumnType } from '#contract/columns.ts'
import { t } from '#contract/texts.ts'
import classes from './ColumnTypesForm.module.css'

/** A new one has no key until the server makes it from the name. */
export type DraftType = Omit<ColumnType, 'key'> & { key?: string }

interface Props {
  type: DraftType
  onChange(type: DraftType): void
  onRemove(): void
  error: string | undefined
  disabled: boolean
}

export function ColumnTypeRow({ type, onChange, onRemove, error, disabled }: Props) {
  const { key, name, color, finishing } = type
  const isNew = key === undefined
  const isOwn = isNew || !isBuiltInColumnType(key)
  const field = useFocus<HTMLInputElement>(isNew)
  const shown = name || t`the new type`

  return (
    <li className={classes.row} data-built-in={!isOwn || undefined}>
      <ColorPicker
        label={`Color of ${shown}`}
        value={color}
        onChange={(picked) => onChange({ ...type, color: picked })}
        disabled={disabled}
      />
      <TextInput
        ref={field}
        aria-label={isOwn ? 'Name of the type' : `Name of the type ${key}`}
        placeholder="In review"
        value={name}
        onChange={(event) => onChange({ ...type, name: event.currentTarget.value })}
        error={error}
        disabled={disabled}
        maxLength={40}
        autoComplete="off"
      />
      {isOwn ? (
        <Checkbox
          className={classes.finishing ?? ''}
          label="Finishes tasks"
          aria-label={`${shown} finishes tasks`}
          checked={finishing}
          onChange={(event) => onChange({ ...type, finishing: event.currentTarget.checked })}
          disabled={disabled}
          size="xs"
        />
      ) : (
        finishing && (
          <span className={classes.finishing}>
            <Tag tone="good">Finishes tasks</Tag>
          </span>
        )
      )}
      {isOwn && !disabled && (
        <ActionIcon aria-label={`Remove ${shown}`} title="Remove" onClick={onRemove}>
          <IconTrash size={16} stroke={1.7} />
        </ActionIcon>
      )}
    </li>
  )
}
