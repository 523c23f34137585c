import { ActionIcon, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { pastedLines } from '#client/features/kanban/pasted-lines.ts'
import { moved } from '#client/ui/moved.ts'
import { SortableRow } from '#client/ui/SortableRow.tsx'
import { type FormField, MAX_OPTIONS } from '#contract/forms.ts'
import { t } from '#contract/texts.ts'
import { MoreOptions } from './MoreOptions.tsx'
import classes from './OptionsEditor.module.css'

interface Props {
  field: FormField
  onChange(options: string[]): void
}

/** What can be chosen, in its order. Enter goes on to the next one; a pasted list becomes an option a line. */
export function OptionsEditor({ field, onChange }: Props) {
  const { options } = field
  const list = useRef<HTMLOListElement>(null)
  const put = (next: string[]) => onChange(next.slice(0, MAX_OPTIONS))

  function insertAfter(index: number, more: string[]) {
    // Drawn at once: the next letter is meant for it, and may come before the next frame does.
    flushSync(() => put(options.toSpliced(index + 1, 0, ...more)))
    list.current?.querySelectorAll('input')[index + more.length]?.focus()
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    insertAfter(index, [''])
  }

  function onPaste(event: ClipboardEvent, index: number) {
    const lines = pastedLines(event.clipboardData.getData('text/plain'))
    if (lines.length < 2) return
    event.preventDefault()
    insertAfter(index, lines)
  }

  return (
    <fieldset className={classes.options}>
      <legend>Options</legend>
      <ol ref={list} className={classes.list}>
        {options.map((option, index) => (
          <SortableRow
            // biome-ignore lint/suspicious/noArrayIndexKey: two may read the same while somebody types
            key={index}
            list={`options of ${field.id}`}
            name={option || t`option`}
            index={index}
            count={options.length}
            onMove={(from, to) => put(moved(options, from, to))}
          >
            <TextInput
              className={classes.field ?? ''}
              aria-label={`Option ${index + 1}`}
              value={option}
              onChange={({ currentTarget }) => put(options.with(index, currentTarget.value))}
              onKeyDown={(event) => onKeyDown(event, index)}
              onPaste={(event) => onPaste(event, index)}
              maxLength={200}
              autoComplete="off"
            />
            <ActionIcon
              aria-label={`Remove option ${index + 1}`}
              title="Remove"
              disabled={options.length === 1}
              onClick={() => put(options.toSpliced(index, 1))}
            >
              <IconX size={15} stroke={1.7} aria-hidden />
            </ActionIcon>
          </SortableRow>
        ))}
      </ol>
      <MoreOptions
        ofLabels={field.mapsTo === 'labels'}
        onAdd={() => insertAfter(options.length - 1, [''])}
        onReplace={put}
      />
    </fieldset>
  )
}
