import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { TaskText } from '#client/features/comments/TaskText.tsx'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { withTick } from '#client/ui/markdown/boxes.ts'
import type { Task } from '#contract/tasks.ts'
import type { ClickedPlace } from './clicked-place.ts'
import classes from './Description.module.css'
import { DescriptionConflict } from './DescriptionConflict.tsx'
import { DraftStanding } from './DraftStanding.tsx'
import { useDescriptionDraft } from './use-description-draft.ts'
import { WrittenDescription } from './WrittenDescription.tsx'

const loadEditor = async () => ({ default: (await import('./DescriptionEditor.tsx')).DescriptionEditor })
const DescriptionEditor = lazy(loadEditor)
/** Whoever clicks into the text types at once. */
const loadEditorAhead = () => void loadEditor().catch(() => {})

interface Props {
  task: Task
  onOpenTask(taskId: string): void
}

/** Reads like a text; a click makes it one to write. */
export function Description({ task, onOpenTask }: Props) {
  const { mayEdit } = useOpenBoard()
  const draft = useDescriptionDraft(task)
  const state = useSyncExternalStore(draft.subscribe, () => draft.state)
  const [editing, setEditing] = useState(state.restored)
  const [place, setPlace] = useState<ClickedPlace | null>(null)
  // After a conflict the editor comes back, and not to where somebody clicked before it.
  useEffect(() => {
    if (state.theirs !== null) setPlace(null)
  }, [state.theirs])
  const [wasEditing, setWasEditing] = useState(false)
  /** What was written over, while it is looked at beside what stands there now: until somebody chooses. */
  const [compared, setCompared] = useState<string | null>(null)

  function edit(clicked: ClickedPlace | null) {
    setPlace(clicked)
    setEditing(true)
  }

  function stop() {
    void draft.save()
    setEditing(false)
    setWasEditing(true)
  }

  /** The box goes, and the focus with it: whoever does not write on gets the way there. */
  function choose(chosen: () => void) {
    chosen()
    setCompared(null)
    setWasEditing(true)
  }

  function compare() {
    setCompared(state.replaced)
    setWasEditing(true)
  }

  function tick(box: number) {
    draft.type(withTick(state.text, box))
    void draft.save()
  }

  if (!mayEdit) {
    return task.description === '' ? null : (
      <div className={classes.read}>
        <TaskText text={task.description} onOpenTask={onOpenTask} />
      </div>
    )
  }
  return (
    <section aria-label="Description">
      {state.theirs !== null ? (
        <DescriptionConflict
          taskId={task._id}
          mine={state.text}
          theirs={state.theirs}
          onWrite={(text) => draft.type(text)}
          onKeepMine={() => choose(() => void draft.keepMine())}
          onTakeTheirs={() => choose(() => draft.takeTheirs())}
          onKeepBoth={(both) => choose(() => void draft.writeOver(both))}
        />
      ) : compared !== null ? (
        <DescriptionConflict
          taskId={task._id}
          mine={compared}
          theirs={state.text}
          isReplaced
          isJoined={state.replacedWhileTyping}
          onKeepMine={() => choose(() => void draft.writeOver(compared))}
          onTakeTheirs={() => choose(() => draft.leaveReplaced())}
          onKeepBoth={(both) => choose(() => void draft.writeOver(both))}
        />
      ) : editing ? (
        <Suspense fallback={<WrittenDescription text={state.text} onOpenTask={onOpenTask} />}>
          <DescriptionEditor
            text={state.text}
            place={place}
            onType={(text) => draft.type(text)}
            onBlur={() => void draft.save()}
            onStop={stop}
          />
        </Suspense>
      ) : (
        <WrittenDescription
          text={state.text}
          onOpenTask={onOpenTask}
          onEdit={edit}
          onNear={loadEditorAhead}
          onTick={tick}
          hasFocus={wasEditing}
        />
      )}
      {compared === null && (
        <DraftStanding
          state={state}
          taskId={task._id}
          onRetry={() => void draft.save()}
          onCompare={compare}
          onLeaveReplaced={() => draft.leaveReplaced()}
        />
      )}
    </section>
  )
}
