import { createHash, randomBytes } from 'node:crypto'

/** 192 bits in 32 characters that survive any address bar; short enough for a link on one line of a mail. */
export const newSecret = () => randomBytes(24).toString('base64url')

/** For secrets that are long and random, where a fast hash is enough. Passwords are hashed by argon2. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')
