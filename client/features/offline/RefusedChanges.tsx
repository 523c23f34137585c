import { Button, Group } from '@mantine/core'
import { useEffect } from 'react'
import type { Waiting } from '#client/features/outbox/change.ts'
import { discard, sendAgain } from '#client/features/outbox/outbox.ts'
import { CopyButton } from '#client/ui/CopyButton.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { mine, taskWords, theirs, type Value } from './change-words.ts'
import classes from './RefusedChanges.module.css'

interface Props {
  changes: Waiting[]
  onClose(): void
}

/** What the server did not take: what I wanted and what is true stay side by side until I have chosen. */
export function RefusedChanges({ changes, onClose }: Props) {
  useEffect(() => {
    if (changes.length === 0) onClose()
  }, [changes.length, onClose])

  return (
    <Dialog opened onClose={onClose} title="Changes that were not taken" size={560}>
      <ul className={classes.list}>
        {changes.map((change) => (
          <li key={change.key} className={classes.change}>
            <h3 className={classes.task}>{taskWords(change)}</h3>
            <p className={classes.why}>{change.refused?.message}</p>
            <div className={classes.sides}>
              <Side title="Yours" values={mine(change)} />
              {theirs(change).length > 0 && <Side title="Now" values={theirs(change)} />}
            </div>
            <Group gap="xs">
              <Button onClick={() => void sendAgain(change)}>
                {theirs(change).length > 0 ? 'Keep mine' : 'Try again'}
              </Button>
              <Button variant="default" onClick={() => void discard(change)}>
                {theirs(change).length > 0 ? 'Take theirs' : 'Discard'}
              </Button>
              <CopyButton
                value={mine(change)
                  .map(({ text }) => text)
                  .join('\n')}
                label="Copy mine"
              />
            </Group>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function Side({ title, values }: { title: string; values: Value[] }) {
  return (
    <section className={classes.side} aria-label={title}>
      <h4 className={classes.title}>{title}</h4>
      <dl>
        {values.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
