import type { Db } from '#server/database/connect.ts'

export const findSignInMoment = (db: Db, sessionId: string) =>
  db.selectFrom('sessions').select('created_at as at').where('id', '=', sessionId).executeTakeFirst()
