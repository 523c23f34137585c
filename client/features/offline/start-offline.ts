import { forgetEverything, forgetOthers } from '#client/core/kept.ts'
import { session } from '#client/core/session.ts'
import { whenIdle } from '#client/core/when-idle.ts'
import { openOutbox, sendWaiting } from '#client/features/outbox/outbox.ts'
import { startKeeping } from './keeping.ts'
import { showWaitingOnBoards } from './waiting-on-boards.ts'
import { registerWorker, removeWorker } from './worker.ts'

/** Answers how to stop. */
export function startOffline(): () => void {
  void forgetOthers().catch(() => {})
  const stopKeeping = startKeeping()
  const stopShowing = showWaitingOnBoards()
  void openOutbox().then(sendWaiting)
  const dontRegister = whenIdle(registerWorker)
  // Whose session merely ran out comes back to what they had; who leaves takes it along.
  const stopListening = session.onEnd((reason) => {
    stopKeeping()
    if (reason === 'expired' || reason === 'lapsed') return
    void forgetEverything().catch(() => {})
    void removeWorker().catch(() => {})
  })
  return () => {
    stopKeeping()
    stopShowing()
    stopListening()
    dontRegister()
  }
}
