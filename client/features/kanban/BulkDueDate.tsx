import { Button, Popover, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { dayFromWords } from '#client/features/tasks/day-words.ts'
import { t } from '#contract/texts.ts'
import classes from './SelectionBar.module.css'
import { useView } from './view.ts'

const choices = [
  { label: t`Today`, words: ['today'] },
  { label: t`Tomorrow`, words: ['tomorrow'] },
  { label: t`Friday`, words: ['friday'] },
  { label: t`Next week`, words: ['next', 'week'] },
]
/** While somebody types a year, the field reports those of its first digits. */
const EARLIEST = '1900'

const look = { variant: 'subtle', color: 'gray', size: 'xs', fullWidth: true, justify: 'flex-start' } as const

/** Not a menu: in those there is no place for a field. */
export function BulkDueDate({ onPick }: { onPick(day: string | null): void }) {
  const { day } = useView()
  const [opened, setOpened] = useState(false)

  function pick(picked: string | null) {
    setOpened(false)
    onPick(picked)
  }

  return (
    <Popover opened={opened} onChange={setOpened} position="top" width={208} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<IconCalendar size={15} stroke={1.7} />}
          onClick={() => setOpened(!opened)}
        >
          Due date
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={4}>
        {choices.map(({ label, words }) => (
          <Button key={label} {...look} onClick={() => pick(dayFromWords(words, day))}>
            {label}
          </Button>
        ))}
        <TextInput
          type="date"
          size="xs"
          mx="xs"
          my={4}
          aria-label="Another day"
          onChange={({ currentTarget: { value } }) => value > EARLIEST && pick(value)}
        />
        <hr className={classes.rule} />
        <Button {...look} onClick={() => pick(null)}>
          No due date
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
