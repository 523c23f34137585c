import { Button, Group } from '@mantine/core'
import { CopyButton } from '#client/ui/CopyButton.tsx'
import classes from './DescriptionConflict.module.css'
import { useOtherWriter } from './use-other-writer.ts'

interface Props {
  taskId: string
  mine: string
  theirs: string
  onKeepMine(): void
  onTakeTheirs(): void
}

/** Two people wrote at the same time. Both texts are there until one of them is chosen. */
export function DescriptionConflict({ taskId, mine, theirs, onKeepMine, onTakeTheirs }: Props) {
  const writer = useOtherWriter(taskId)
  return (
    <div className={classes.conflict} role="alert">
      <p className={classes.words}>
        {writer
          ? `${writer} changed the description while you were writing.`
          : 'Somebody else changed the description while you were writing.'}
      </p>
      <div className={classes.sides}>
        <Side title="Yours" text={mine} />
        <Side title="Theirs" text={theirs} />
      </div>
      <Group gap="xs">
        <Button onClick={onKeepMine}>Keep mine</Button>
        <Button variant="default" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <CopyButton value={mine} label="Copy mine" />
      </Group>
    </div>
  )
}

function Side({ title, text }: { title: string; text: string }) {
  return (
    <label className={classes.side}>
      <span className={classes.title}>{title}</span>
      <textarea className={classes.text} value={text} readOnly rows={8} />
    </label>
  )
}
