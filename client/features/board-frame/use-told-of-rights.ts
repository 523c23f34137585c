import { useEffect, useRef } from 'react'
import { toast } from '#client/core/toasts.tsx'
import { mayChangeBoard, mayComment, mayEditTasks } from '#client/features/boards/may.ts'
import type { Board } from '#contract/boards.ts'
import { t } from '#contract/texts.ts'

type Rights = Pick<Board, '_id' | 'status' | 'workspace' | 'myRole'>

/** Buttons that vanish while one looks at them explain nothing. An archived project says so itself. */
export function useToldOfRights(board: Rights | undefined) {
  const known = useRef(board)
  useEffect(() => {
    const before = known.current
    known.current = board
    if (!before || !board || before._id !== board._id) return
    if (!mayEditTasks(before) || mayEditTasks(board) || !mayChangeBoard(board)) return
    toast.info(
      mayComment(board)
        ? t`Your role was changed: you can read and comment here now`
        : t`Your role was changed: you can only read here now`,
    )
  }, [board])
}
