import { Menu, TextInput } from '@mantine/core'
import { t } from '#contract/texts.ts'
import { dayFromWords } from './day-words.ts'
import { useView } from './view.ts'

const choices = [
  { label: t`Today`, words: ['today'] },
  { label: t`Tomorrow`, words: ['tomorrow'] },
  { label: t`Friday`, words: ['friday'] },
  { label: t`Next week`, words: ['next', 'week'] },
]

export function BulkDueDate({ onPick }: { onPick(day: string | null): void }) {
  const { day } = useView()
  return (
    <>
      {choices.map(({ label, words }) => (
        <Menu.Item key={label} onClick={() => onPick(dayFromWords(words, day))}>
          {label}
        </Menu.Item>
      ))}
      <TextInput
        type="date"
        size="xs"
        mx="xs"
        my={4}
        aria-label="Another day"
        // The menu would take the arrow keys for its own.
        onKeyDown={(event) => event.stopPropagation()}
        onChange={({ currentTarget: { value } }) => value.length === 10 && onPick(value)}
      />
      <Menu.Divider />
      <Menu.Item onClick={() => onPick(null)}>No due date</Menu.Item>
    </>
  )
}
