// Every hour: what nobody can use any more is thrown away.

import { RESTORABLE_DAYS } from '#contract/deleted-tasks.ts'
import { removeFilesLeftBehind } from '#server/core/files/left-behind.ts'
import type { FileStore } from '#server/core/files/store.ts'
import { deleteOldKeys } from '#server/core/http/idempotency.ts'
import type { Db } from '#server/database/connect.ts'
import { purgeTasks } from '#server/features/attachments/service.ts'
import { deleteOldLinkTokens } from '#server/features/auth/service.ts'
import { deleteUnsentFiles } from '#server/features/chats/service.ts'
import { deleteOldCodeDeliveries } from '#server/features/code-links/service.ts'
import { deleteOldNotifications } from '#server/features/notifications/service.ts'
import { deleteOldSessions } from '#server/features/sessions/service.ts'
import { deleteOldDeliveries } from '#server/features/webhooks/service.ts'

const day = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * day)

/** Of each webhook. */
const DELIVERIES_KEPT = 1_000

export const housekeepingSchedule = '17 * * * * clean-up ?max=3'

export const housekeeping = (db: Db, files: FileStore) => ({
  async 'clean-up'() {
    await deleteOldKeys(db, daysAgo(1))
    await deleteOldLinkTokens(db, new Date())
    // Used refresh tokens are kept as long as they could come back, to notice a theft.
    await deleteOldSessions(db, daysAgo(31))
    await deleteUnsentFiles(db, daysAgo(1))
    await deleteOldNotifications(db, daysAgo(90))
    await deleteOldCodeDeliveries(db, daysAgo(30))
    await deleteOldDeliveries(db, daysAgo(30), DELIVERIES_KEPT)
    // Until then a deleted task can be brought back.
    await purgeTasks(db, daysAgo(RESTORABLE_DAYS))
    await removeFilesLeftBehind(db, files)
  },
})
