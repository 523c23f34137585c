// Changes that wait show on the boards they are about, also after a reload and in the other tabs.
import { queryClient } from '#client/core/query.ts'
import { followOutbox, isShownHere, settledOf, waitingChanges } from '#client/features/outbox/outbox.ts'
import { predictedTask } from '#client/features/outbox/predicted-task.ts'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { cardOfTask } from '#contract/tasks.ts'

/** Answers how to stop. */
export function showWaitingOnBoards(): () => void {
  const marks = new CSSStyleSheet()
  document.adoptedStyleSheets.push(marks)
  const show = () => {
    for (const { state } of queryClient.getQueryCache().findAll({ queryKey: ['board-tasks'] }))
      if (state.data) showOn(state.data as BoardStore)
    marks.replaceSync(markOf(waitingChanges().flatMap(({ taskId, refused }) => (refused ? [] : taskId))))
  }
  const stops = [
    followOutbox(show),
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] === 'board-tasks') show()
    }),
  ]
  show()
  return () => {
    for (const stop of stops) stop()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== marks)
  }
}

function showOn(store: BoardStore) {
  for (const change of waitingChanges()) {
    const isNews = change.boardId === store.boardId && !change.refused && !isShownHere(change.key)
    if (!isNews || change.kind === 'comment') continue
    const later = { task: predictedTask(change), settled: settledOf(change.key) }
    void store.change(
      change.patches,
      async () => later,
      ({ task }) => [{ kind: 'put-task', task: cardOfTask(task) }],
    )
  }
}

/** One rule for all of them: cards come and go while a list scrolls, and none of them has to know. */
const markOf = (taskIds: string[]) =>
  taskIds.length === 0
    ? ''
    : `:is(${taskIds.map((id) => `[data-task="${id}"]`).join()})::after {
         position: absolute; inset: 0; border: 1.5px dashed var(--h-text-3); border-radius: inherit;
         opacity: 0.7; pointer-events: none; content: "";
       }`
