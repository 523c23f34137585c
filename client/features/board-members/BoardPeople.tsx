import { IconUsers } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { mayEditBoard } from '#client/features/boards/may.ts'
import { useTellPresence } from '#client/features/presence/presence.ts'
import { Button } from '#client/ui/plain/Button.tsx'
import type { Board } from '#contract/boards.ts'
import classes from './BoardPeople.module.css'
import { FacesHere } from './FacesHere.tsx'

const MembersDialog = lazy(async () => ({ default: (await import('./MembersDialog.tsx')).MembersDialog }))

interface Props {
  board: Board
}

/** In the head of a project: who has it open, and the way to everybody on it. */
export function BoardPeople({ board }: Props) {
  const [opened, setOpened] = useState(false)
  useTellPresence(board._id, null)
  return (
    <>
      <FacesHere board={board} />
      <Button variant="default" className={classes.button} onClick={() => setOpened(true)} aria-haspopup="dialog">
        <IconUsers size={15} stroke={1.7} aria-hidden />
        <span>{mayEditBoard(board) ? 'Share' : 'Members'}</span>
      </Button>
      <Suspense>{opened && <MembersDialog board={board} onClose={() => setOpened(false)} />}</Suspense>
    </>
  )
}
