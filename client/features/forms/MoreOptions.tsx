import { Button, Group } from '@mantine/core'
import { IconPlus, IconTags } from '@tabler/icons-react'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import classes from './OptionsEditor.module.css'

interface Props {
  /** Whether what is chosen becomes labels. */
  ofLabels: boolean
  onAdd(): void
  onReplace(options: string[]): void
}

const look = { variant: 'subtle', color: 'gray', size: 'compact-sm' } as const
const icon = { size: 14, stroke: 1.8 }

export function MoreOptions({ ofLabels, onAdd, onReplace }: Props) {
  const { labels } = useOpenBoard()
  const names = [...labels.values()].map(({ name }) => name)
  return (
    <>
      <Group gap="xs">
        <Button {...look} leftSection={<IconPlus {...icon} />} onClick={onAdd}>
          Add an option
        </Button>
        {ofLabels && names.length > 0 && (
          <Button {...look} leftSection={<IconTags {...icon} />} onClick={() => onReplace(names)}>
            Use this project’s labels
          </Button>
        )}
      </Group>
      {ofLabels && <p className={classes.note}>An option with the name of a label puts that label on the task.</p>}
    </>
  )
}
