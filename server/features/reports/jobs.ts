// Every few minutes: a log that grew much is read before somebody waits for it.
import type { Db } from '#server/database/connect.ts'
import { catchUpEverywhere } from './reading-stays.ts'

export const reportSchedule = '*/10 * * * * read-logs ?max=1'

export const reportJobs = (db: Db) => ({ 'read-logs': () => catchUpEverywhere(db) })
