import { useEffect, useEffectEvent, useState } from 'react'
import { fieldErrors } from '#client/core/field-errors.ts'
import { toast } from '#client/core/toasts.tsx'
import { CallError } from '#client/core/transport.ts'
import { useUpdateBoard } from '#client/features/boards/data.ts'
import type { Board } from '#contract/boards.ts'
import { t } from '#contract/texts.ts'

type Draft = Pick<Board, 'title' | 'key' | 'description' | 'visibility'>

const read = ({ title, key, description, visibility }: Draft): Draft => ({ title, key, description, visibility })
const fields = ['title', 'key', 'description', 'visibility'] as const

/** Only what the person touched, so that whatever somebody changed elsewhere meanwhile is left alone. */
function changed(before: Draft, after: Draft): Partial<Draft> {
  return Object.fromEntries(fields.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]))
}

/**
 * A project's settings while somebody changes them. They follow the project until somebody types, and are saved with the
 * version they began from: what others saved meanwhile is never overwritten unseen.
 */
export function useBoardDraft(board: Board) {
  const updateBoard = useUpdateBoard(board.workspace._id)
  const [base, setBase] = useState(board)
  const [draft, setDraft] = useState(() => read(board))
  const changes = changed(base, draft)
  const dirty = Object.keys(changes).length > 0
  const { error, isPending: saving } = updateBoard

  function startFrom(newer: Board) {
    setBase(newer)
    setDraft(read(newer))
    updateBoard.reset()
  }

  const follow = useEffectEvent((newer: Board) => {
    // While it is being saved, what stands there is this very draft.
    if (saving) return
    if (!dirty) startFrom(newer)
    else if (Object.keys(changed(base, newer)).length === 0) setBase(newer)
  })
  useEffect(() => follow(board), [board])

  function save(version = base.version) {
    if (!dirty) return
    updateBoard.mutate(
      { boardId: board._id, ...changes, version },
      {
        onSuccess: ({ board: saved }) => {
          setBase(saved)
          // Whoever typed on while it was being saved goes on from there.
          setDraft((typed) => ({ ...read(saved), ...changed(draft, typed) }))
          updateBoard.reset()
          toast.success(t`Settings saved`)
        },
      },
    )
  }

  return {
    draft,
    change: (typed: Partial<Draft>) => {
      setDraft({ ...draft, ...typed })
      if (error) updateBoard.reset()
    },
    dirty,
    save,
    saving,
    error,
    errors: { ...fieldErrors(error), ...keyError(error) },
    conflict: error instanceof CallError && error.code === 'version_conflict',
    startFrom,
    discard: () => startFrom(board),
  }
}

/** That a key is taken is said where it is typed. */
const keyError = (error: Error | null): Record<string, string> =>
  error instanceof CallError && error.code === 'key_taken' ? { key: error.message } : {}
