import { Button, Group } from '@mantine/core'
import { CopyButton } from '#client/ui/CopyButton.tsx'
import { TwoTexts } from '#client/ui/TwoTexts.tsx'
import { t } from '#contract/texts.ts'
import classes from './DescriptionConflict.module.css'
import { bothOf } from './merge-lines.ts'
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
  /** Whoever was typing goes on there; what was saved and replaced is only read. */
  onWrite?(mine: string): void
  onKeepMine(): void
  onTakeTheirs(): void
  onKeepBoth(both: string): void
}

const changedWords = (writer: string | undefined) =>
  writer
    ? t`${writer} changed the description while you were writing.`
    : t`Somebody else changed the description while you were writing.`

/** Two people wrote the same text. Both texts are there until somebody has chosen. */
export function DescriptionConflict(props: Props) {
  const {
    taskId,
    mine,
    theirs,
    isReplaced = false,
    isJoined = false,
    onWrite,
    onKeepMine,
    onTakeTheirs,
    onKeepBoth,
  } = props
  const writer = useLastWriter(taskId, { isJoined })
  const name = writer?.isMe ? undefined : writer?.name
  return (
    <div className={classes.conflict} role="alert">
      <p className={classes.words}>{isReplaced ? replacedWords(name) : changedWords(name)}</p>
      <TwoTexts
        sides={[
          { title: t`Yours`, text: mine, onWrite },
          { title: t`Theirs`, text: theirs },
        ]}
      />
      <Group gap="xs">
        <Button onClick={onKeepMine}>Keep mine</Button>
        <Button variant="default" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button variant="default" onClick={() => onKeepBoth(bothOf(theirs, mine))}>
          Keep both
        </Button>
        <CopyButton value={mine} label="Copy mine" />
      </Group>
    </div>
  )
}
