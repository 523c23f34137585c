import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { errorMessage } from '#client/core/error-message.ts'
import { dayOf, durationWords, today } from '#client/features/tasks/words.ts'
import { t } from '#contract/texts.ts'
import { MAX_DURATION_SECONDS, MIN_DURATION_SECONDS, type TimeEntry } from '#contract/time.ts'
import { useAddTime, useUpdateTime } from './data.ts'
import { durationFromText } from './duration.ts'
import classes from './TimeEntries.module.css'
import { clockOf, usualStart } from './usual-start.ts'

interface Props {
  taskId: string
  /** The one to correct; without it a new one is written down. */
  entry?: TimeEntry
  /** What this person already wrote down for the task: a new one follows the last. */
  mine?: readonly TimeEntry[]
  onClose(): void
}

const none: readonly TimeEntry[] = []

export function TimeEntryForm({ taskId, entry, mine = none, onClose }: Props) {
  const start = entry ? new Date(entry.startTime) : null
  const [day, setDay] = useState(start ? dayOf(start) : today())
  const [chosenFrom, setFrom] = useState(start && clockOf(start))
  const [length, setLength] = useState(entry ? durationWords(entry.duration ?? 0) : '')
  const [description, setDescription] = useState(entry?.description ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const from = chosenFrom ?? usualStart(day, durationFromText(length) ?? 0, mine)
  const form = useRef<HTMLFormElement>(null)
  const addTime = useAddTime()
  const updateTime = useUpdateTime()

  // At the end of a panel most of it would be below the screen.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const duration = durationFromText(length)
    const why = problemOf(duration)
    if (why || duration === null) return setProblem(why)
    const began = new Date(`${day}T${from}`)
    if (Number.isNaN(began.getTime())) return setProblem(t`Say on which day and from when`)
    const fields = { taskId, duration, description, startTime: began.toISOString() }
    const outcome = {
      onSuccess: onClose,
      onError: (error: Error) => setProblem(errorMessage(error, t`Failed to add time entry`)),
    }
    if (entry) updateTime.mutate({ ...fields, entryId: entry._id }, outcome)
    else addTime.mutate(fields, outcome)
  }

  return (
    <form ref={form} className={classes.form} onSubmit={submit}>
      <div className={classes.fields}>
        <TextInput type="date" label="Day" value={day} onChange={(event) => setDay(event.currentTarget.value)} />
        <TextInput type="time" label="From" value={from} onChange={(event) => setFrom(event.currentTarget.value)} />
        <TextInput
          label="Duration"
          placeholder="1h 30m"
          value={length}
          error={problem}
          onChange={(event) => {
            setLength(event.currentTarget.value)
            setProblem(null)
          }}
          autoFocus
        />
      </div>
      <TextInput
        aria-label="What was done"
        placeholder="What was done (optional)"
        value={description}
        maxLength={2000}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={addTime.isPending || updateTime.isPending}>
          {entry ? 'Save' : 'Add time'}
        </Button>
      </Group>
    </form>
  )
}

function problemOf(duration: number | null): string | null {
  if (duration === null) return t`Write it like 1h 30m, 1:30 or 90m`
  if (duration < MIN_DURATION_SECONDS) return t`Duration must be at least 1 minute`
  return duration > MAX_DURATION_SECONDS ? t`Duration must be at most 24 hours` : null
}
