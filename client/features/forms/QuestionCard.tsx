import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconCopy, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import type { FormField } from '#contract/forms.ts'
import { t } from '#contract/texts.ts'
import { kinds } from './field-kinds.ts'
import classes from './QuestionCard.module.css'
import { QuestionSettings } from './QuestionSettings.tsx'
import { becomesWords } from './words.ts'

interface Props {
  field: FormField
  /** Those asked earlier. */
  before: FormField[]
  opened: boolean
  isNew: boolean
  onToggle(): void
  onChange(changes: Partial<FormField>): void
  onDuplicate(): void
  onRemove(): void
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true }

export function QuestionCard({ field, before, opened, isNew, onToggle, onChange, onDuplicate, onRemove }: Props) {
  const bodyId = useId()
  const { icon: Icon, name } = kinds[field.type]
  const label = field.label || t`Question without words`
  return (
    <div className={classes.card} data-opened={opened || undefined}>
      <div className={classes.head}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={opened}
          aria-controls={opened ? bodyId : undefined}
          onClick={onToggle}
        >
          <span className={classes.icon} title={name}>
            <Icon {...icon} />
          </span>
          <span className={classes.words}>
            <span className={classes.line}>
              <span className={classes.label}>{label}</span>
              {field.required && <span className={classes.required}>*</span>}
            </span>
            <span className={classes.meta}>{becomesWords(field)}</span>
          </span>
          <IconChevronDown {...icon} className={classes.chevron} />
        </button>
        <ActionIcon aria-label={`Duplicate ${label}`} title="Duplicate" onClick={onDuplicate}>
          <IconCopy {...icon} />
        </ActionIcon>
        <ActionIcon aria-label={`Delete ${label}`} title="Delete" onClick={onRemove}>
          <IconTrash {...icon} />
        </ActionIcon>
      </div>
      {opened && (
        <div id={bodyId} className={classes.body}>
          <QuestionSettings field={field} before={before} isNew={isNew} onChange={onChange} />
        </div>
      )}
    </div>
  )
}
