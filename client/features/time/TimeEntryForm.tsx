import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
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
  const [before] = useState(() => entry && wordsOf(entry))
  const [day, setDay] = useState(before?.day ?? today())
  const [chosenFrom, setFrom] = useState(before?.from)
  const [length, setLength] = useState(before?.length ?? '')
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

  /** Escape is for the form, not for the panel around it. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    // Words know no seconds, and not which of the two hours a clock shows twice in autumn: what nobody touched is not read from them.
    const isLengthNew = length !== before?.length
    const isStartNew = day !== before?.day || from !== before.from
    const duration = durationFromText(length) ?? 0
    const began = new Date(`${day}T${from}`)
    const why = isLengthNew ? problemOf(durationFromText(length)) : null
    if (why) return setProblem(why)
    if (Number.isNaN(began.getTime())) return setProblem(t`Say on which day and from when`)
    const startTime = began.toISOString()
    const failed = (failure: string) => ({
      onSuccess: onClose,
      onError: (error: Error) => setProblem(errorMessage(error, failure)),
    })
    if (entry) {
      const changes = { description, ...(isLengthNew && { duration }), ...(isStartNew && { startTime }) }
      updateTime.mutate({ taskId, entryId: entry._id, ...changes }, failed(t`Failed to update time entry`))
    } else addTime.mutate({ taskId, description, duration, startTime }, failed(t`Failed to add time entry`))
  }

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit} onKeyDown={onKeyDown}>
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

function wordsOf({ startTime, duration }: TimeEntry) {
  const start = new Date(startTime)
  return { day: dayOf(start), from: clockOf(start), length: durationWords(duration ?? 0) }
}

function problemOf(duration: number | null): string | null {
  if (duration === null) return t`Write it like 1h 30m, 1:30 or 90m`
  if (duration < MIN_DURATION_SECONDS) return t`Duration must be at least 1 minute`
  return duration > MAX_DURATION_SECONDS ? t`Duration must be at most 24 hours` : null
}
