import type { signUp } from '../../bench/stage.ts'

/** Signed up and signed in. */
export type Someone = Awaited<ReturnType<typeof signUp>>
