import { Button, Group } from '@mantine/core'
import { CopyButton } from '#client/ui/CopyButton.tsx'
import { TwoTexts } from '#client/ui/TwoTexts.tsx'
import { t } from '#contract/texts.ts'
import classes from './DescriptionConflict.module.css'
import { replacedWords } from './replaced-words.ts'
import { useLastWriter } from './use-last-writer.ts'

interface Props {
  taskId: string
  mine: string
  theirs: string
  /** Mine was saved, and they wrote over it. */
  isReplaced?: boolean
  /** Theirs is joined with what was typed since, and saved. */
  isJoined?: boolean
  onKeepMine(): void
  onTakeTheirs(): void
  onKeepBoth(both: string): void
}

const changedWords = (writer: string | undefined) =>
  writer
    ? t`${writer} changed the description while you were writing.`
    : t`Somebody else changed the description while you were writing.`

/** One after the other: which lines are too many is for whoever has read them to say. */
const inOne = (theirs: string, mine: string) => [theirs, mine].filter(Boolean).join('\n\n')

/** Two people wrote the same text. Both texts are there until somebody has chosen. */
export function DescriptionConflict(props: Props) {
  const { taskId, mine, theirs, isReplaced = false, isJoined = false, onKeepMine, onTakeTheirs, onKeepBoth } = props
  const writer = useLastWriter(taskId, { isJoined })
  const name = writer?.isMe ? undefined : writer?.name
  return (
    <div className={classes.conflict} role="alert">
      <p className={classes.words}>{isReplaced ? replacedWords(name) : changedWords(name)}</p>
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
        <Button variant="default" onClick={() => onKeepBoth(inOne(theirs, mine))}>
          Keep both
        </Button>
        <CopyButton value={mine} label="Copy mine" />
      </Group>
    </div>
  )
}
