// Every hour: what nobody can use any more is thrown away.

import type { FileStore } from '#server/core/files/store.ts'
import { deleteOldKeys } from '#server/core/http/idempotency.ts'
import type { Db } from '#server/database/connect.ts'
import { purgeTasks } from '#server/features/attachments/service.ts'
import { deleteOldLinkTokens } from '#server/features/auth/service.ts'
import { purgeUnsentFiles } from '#server/features/chats/service.ts'
import { deleteOldNotifications } from '#server/features/notifications/service.ts'
import { deleteOldSessions } from '#server/features/sessions/service.ts'

const day = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * day)

export const housekeepingSchedule = '17 * * * * clean-up ?max=3'

export const housekeeping = (db: Db, files: FileStore) => ({
  async 'clean-up'() {
    await deleteOldKeys(db, daysAgo(1))
    await deleteOldLinkTokens(db, new Date())
    // Used refresh tokens are kept as long as they could come back, to notice a theft.
    await deleteOldSessions(db, daysAgo(31))
    await purgeUnsentFiles(db, files, daysAgo(1))
    await deleteOldNotifications(db, daysAgo(90))
    // Until then a deleted task can be brought back.
    await purgeTasks(db, files, daysAgo(30))
  },
})
