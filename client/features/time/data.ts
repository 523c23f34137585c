// Time on tasks. A timer starts at once on its card and stops at once there and in the sidebar; what is refused is taken back.

import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { queryClient } from '#client/core/query.ts'
import { randomUuid } from '#client/core/random-id.ts'
import { session } from '#client/core/session.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { toast } from '#client/core/toasts.tsx'
import { CallError } from '#client/core/transport.ts'
import { unlessRefused } from '#client/core/unless-refused.ts'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { taskKey } from '#client/features/tasks/task-key.ts'
import { durationWords } from '#client/features/tasks/words.ts'
import type { BoardPatch } from '#contract/board-patches.ts'
import { t } from '#contract/texts.ts'
import { MIN_DURATION_SECONDS, type RunningTimer, type TimeEntry, timeApi } from '#contract/time.ts'

export const runningTimerQuery = queryOptions({
  queryKey: ['running-timer'],
  queryFn: async ({ signal }) => (await call(timeApi.listMyTimers, {}, { signal })).timers[0] ?? null,
})

/** By the caller's own clock: what counts as today is not for the server to guess. */
export const quotaQuery = (boardId: string) =>
  queryOptions({
    queryKey: ['working-hours', boardId],
    queryFn: async ({ signal }) =>
      (await call(timeApi.workingHoursQuota, { boardId, clientTime: localNow() }, { signal })).quota,
  })

/** ISO 8601 with the offset of where this person is. */
export function localNow(now: Date = new Date()) {
  const offset = -now.getTimezoneOffset()
  const pad = (n: number) => String(Math.abs(Math.trunc(n))).padStart(2, '0')
  const local = new Date(now.getTime() + offset * 60_000).toISOString().slice(0, 19)
  return `${local}${offset < 0 ? '-' : '+'}${pad(offset / 60)}:${pad(offset % 60)}`
}

function refreshTime(taskId: string) {
  void queryClient.invalidateQueries(runningTimerQuery)
  void queryClient.invalidateQueries({ queryKey: taskKey(taskId) })
  void queryClient.invalidateQueries({ queryKey: ['working-hours'] })
  // Its week counts what was just stopped.
  void queryClient.invalidateQueries({ queryKey: ['dashboard'] })
}

/** With the card of its task, when that is on a board this tab has loaded. */
function change<Answer>(
  store: BoardStore | undefined,
  predicted: BoardPatch[],
  send: () => Promise<Answer>,
  truth: (answer: Answer) => BoardPatch[],
) {
  return store ? store.change(predicted, send, truth) : send()
}

const changeTime = <Answer>(taskId: string, failure: string, changing: Promise<Answer>) =>
  unlessRefused(failure, changing).finally(() => refreshTime(taskId))

const myTimer = (store: BoardStore | undefined, taskId: string) =>
  store?.task(taskId)?.activeTimers.find(({ user }) => user === session.user()?._id)

/** My timer that ran before stops by itself, on the server and here; that it does is said. */
export async function startTimer(store: BoardStore | undefined, taskId: string) {
  const before = queryClient.getQueryData(runningTimerQuery.queryKey)
  const totalTime = store?.task(taskId)?.totalTime ?? 0
  const timer = { user: session.user()?._id ?? '', startTime: new Date().toISOString(), timeEntryId: randomUuid() }
  const answer = await changeTime(
    taskId,
    t`Failed to start timer`,
    change(
      store,
      [{ kind: 'start-timer', taskId, timer, totalTime }],
      () => call(timeApi.startTimer, { taskId }),
      ({ timeEntry: { _id, user, startTime } }) => [
        { kind: 'start-timer', taskId, timer: { user, startTime, timeEntryId: _id }, totalTime },
      ],
    ),
  )
  if (answer && before && before.task !== taskId) tellStopped(before, answer.stopped)
  return answer
}

/** One that was stopped elsewhere, and is not known to be yet, was not stopped by this. */
function tellStopped({ _id, taskId }: RunningTimer, stopped: TimeEntry | undefined) {
  if (stopped?._id !== _id) return
  const duration = stopped.duration ?? 0
  if (duration < MIN_DURATION_SECONDS)
    toast.info(t`The timer of ${taskId} was stopped under a minute: nothing was logged`)
  else toast.info(t`The timer of ${taskId} was stopped after ${durationWords(duration)}`)
}

/** Takes my timer off the card. Under a minute nothing of it counts. */
function withoutMyTimer(store: BoardStore | undefined, taskId: string, isKept: boolean): BoardPatch[] {
  const timer = myTimer(store, taskId)
  if (!timer) return []
  const seconds = Math.floor((Date.now() - Date.parse(timer.startTime)) / 1000)
  const added = isKept && seconds >= MIN_DURATION_SECONDS ? seconds : 0
  const totalTime = (store?.task(taskId)?.totalTime ?? 0) + added
  return [{ kind: 'stop-timer', taskId, timeEntryId: timer.timeEntryId, totalTime }]
}

/** Asked for again once the answer is here, it is back if it still runs. */
const leaveSidebar = (taskId: string) =>
  queryClient.setQueryData(runningTimerQuery.queryKey, (timer) => (timer?.task === taskId ? null : timer))

const stopping = new Map<string, Promise<TimeEntry | null>>()

/** Null when nothing was kept. Asked for again while it is under way, it is one stop: a second would be told that no timer runs. */
export function stopTimer(store: BoardStore | undefined, taskId: string): Promise<TimeEntry | null> {
  const underWay = stopping.get(taskId)
  if (underWay) return underWay
  const stop = stopOnce(store, taskId).finally(() => stopping.delete(taskId))
  stopping.set(taskId, stop)
  return stop
}

async function stopOnce(store: BoardStore | undefined, taskId: string) {
  leaveSidebar(taskId)
  const predicted = withoutMyTimer(store, taskId, true)
  const dropped = withoutMyTimer(store, taskId, false)
  const answer = await changeTime(
    taskId,
    t`Failed to stop timer`,
    change(store, predicted, sendStop(taskId), (stopped) =>
      stopped
        ? predicted.map((patch) => (patch.kind === 'stop-timer' ? { ...patch, totalTime: stopped.totalTime } : patch))
        : dropped,
    ),
  )
  return answer?.timeEntry ?? null
}

/** Too short is refused, but the timer is gone all the same: told, and taken as done. */
const sendStop = (taskId: string) => async () => {
  try {
    return await call(timeApi.stopTimer, { taskId })
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 400) throw error
    // That it was too short leaves open what became of the time.
    if (error.code === 'too_short') toast.info(t`${error.message}: nothing was logged`)
    else toast.warn(error.message)
    return null
  }
}

export function cancelTimer(store: BoardStore | undefined, taskId: string) {
  leaveSidebar(taskId)
  const predicted = withoutMyTimer(store, taskId, false)
  return changeTime(
    taskId,
    t`Failed to stop timer`,
    change(
      store,
      predicted,
      () => call(timeApi.cancelTimer, { taskId }),
      () => predicted,
    ),
  )
}

/** A timer somebody forgot: it counts until then, not until now. */
export async function stopTimerAt(store: BoardStore | undefined, taskId: string, end: Date) {
  const entry = await stopTimer(store, taskId)
  if (!entry) return
  const duration = Math.floor((end.getTime() - Date.parse(entry.startTime)) / 1000)
  await changeTime(
    taskId,
    t`Failed to update time entry`,
    call(timeApi.updateTime, { taskId, entryId: entry._id, duration }),
  )
}

function useTimeCall<E extends typeof timeApi.addTime | typeof timeApi.updateTime | typeof timeApi.deleteTime>(
  endpoint: E,
  failure: string,
  quiet: boolean,
) {
  const cache = useQueryClient()
  return useSingleCall(endpoint, {
    failure,
    quiet,
    onDone: (_, { taskId }) => {
      void cache.invalidateQueries({ queryKey: taskKey(taskId) })
      void cache.invalidateQueries({ queryKey: ['working-hours'] })
    },
  })
}

export const useAddTime = () => useTimeCall(timeApi.addTime, t`Failed to add time entry`, true)
export const useUpdateTime = () => useTimeCall(timeApi.updateTime, t`Failed to update time entry`, true)
export const useDeleteTime = () => useTimeCall(timeApi.deleteTime, t`Failed to delete time entry`, false)
