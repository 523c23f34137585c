import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMe } from '#client/core/session.ts'
import { mayManageBoard } from '#client/features/boards/may.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import type { Import } from '#contract/imports.ts'
import { useUndoImport } from './data.ts'

interface Props {
  of: Import
  label: string
}

/** For whoever imported, and those who manage the project. */
export function UndoImport({ of, label }: Props) {
  const { board, mayEdit } = useOpenBoard()
  const me = useMe()
  const [asking, setAsking] = useState(false)
  const undoImport = useUndoImport()
  if (!mayEdit || (of.createdBy?._id !== me._id && !mayManageBoard(board))) return null
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Take this import back?"
        confirmLabel="Take back"
        danger
        busy={undoImport.isPending}
        onConfirm={() => undoImport.mutate({ importId: of._id }, { onSettled: () => setAsking(false) })}
      >
        Tasks it made are deleted and can be brought back for 30 days, with columns and labels that came with them and
        are empty. What it changed is as before. What others have worked on since stays.
      </ConfirmDialog>
    </>
  )
}
