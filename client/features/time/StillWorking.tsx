import { Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { dateTime } from '#client/core/dates.ts'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { dayOf, durationWords } from '#client/features/tasks/words.ts'
import { Dialog } from '#client/ui/Dialog.tsx'
import type { RunningTimer } from '#contract/time.ts'
import { MIN_DURATION_SECONDS } from '#contract/time.ts'
import { cancelTimer, stopTimer, stopTimerAt } from './data.ts'
import { latestEnd, noteAsked, wasAsked } from './forgotten.ts'

interface Props {
  timer: RunningTimer
  store: BoardStore | undefined
}

/** Asked once about a timer that has run for hours: a forgotten one spoils the week's figures. */
export function StillWorking({ timer, store }: Props) {
  const [opened, setOpened] = useState(() => !wasAsked(timer._id))
  const [end, setEnd] = useState<string | null>(null)

  const answer = (act?: () => unknown) => () => {
    noteAsked(timer._id)
    setOpened(false)
    act?.()
  }
  const started = Date.parse(timer.startTime)
  const ended = end === null ? Number.NaN : Date.parse(end)
  const isPossible = ended >= started + MIN_DURATION_SECONDS * 1000 && ended <= latestEnd(started, Date.now())
  const latest = () => inputValue(new Date(latestEnd(started, Date.now())))

  return (
    <Dialog opened={opened} onClose={answer()} title="Still working on this?">
      <Text size="sm">
        The timer of <strong>{timer.taskId}</strong> {timer.title} has run since {dateTime(timer.startTime)}.
      </Text>
      {end === null ? (
        <Group gap="xs" mt="lg">
          <Button onClick={answer()} data-autofocus>
            Keep running
          </Button>
          <Button variant="default" onClick={answer(() => stopTimer(store, timer.task))}>
            Stop now
          </Button>
          <Button variant="default" onClick={() => setEnd(latest())}>
            Stop at…
          </Button>
          <Button variant="subtle" color="red" onClick={answer(() => cancelTimer(store, timer.task))}>
            Discard
          </Button>
        </Group>
      ) : (
        <Group gap="xs" mt="md" align="flex-end">
          <TextInput
            type="datetime-local"
            label="When did you stop?"
            value={end}
            min={inputValue(new Date(started))}
            max={latest()}
            onChange={(event) => setEnd(event.currentTarget.value)}
            data-autofocus
          />
          <Button
            size="sm"
            disabled={!isPossible}
            onClick={answer(() => stopTimerAt(store, timer.task, new Date(ended)))}
          >
            {isPossible ? `Keep ${durationWords((ended - started) / 1000)}` : 'Stop'}
          </Button>
        </Group>
      )}
    </Dialog>
  )
}

/** As a field for date and time wants it: local, to the minute. */
const inputValue = (moment: Date) => `${dayOf(moment)}T${moment.toTimeString().slice(0, 5)}`
