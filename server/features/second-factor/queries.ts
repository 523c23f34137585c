import type { Db } from '#server/database/connect.ts'

export async function replaceRecoveryCodes(db: Db, userId: string, hashes: string[]) {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  if (hashes.length)
    await db
      .insertInto('recovery_codes')
      .values(hashes.map((hash) => ({ user_id: userId, hash })))
      .execute()
}

/** Each code works once: whoever deletes its row has used it. */
export async function spendRecoveryCode(db: Db, userId: string, hash: string): Promise<boolean> {
  const spent = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst()
  return spent !== undefined
}
