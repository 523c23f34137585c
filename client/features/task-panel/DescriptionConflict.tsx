import { Button, Group } from '@mantine/core'
import { CopyButton } from '#client/ui/CopyButton.tsx'
import { TwoTexts } from '#client/ui/TwoTexts.tsx'
import { t } from '#contract/texts.ts'
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
      <TwoTexts
        sides={[
          { title: t`Yours`, text: mine },
          { title: t`Theirs`, text: theirs },
        ]}
      />
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
