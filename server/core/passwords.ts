import { hash, verify } from '@node-rs/argon2'
import { t } from '#contract/texts.ts'
import { invalid } from './errors.ts'

// Argon2id with OWASP's first choice: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

/** Takes as long for somebody who does not exist as for somebody who does. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const same = await verify(passwordHash ?? (await nobodysHash()), password)
  return same && passwordHash !== null
}

let nobody: Promise<string> | null = null
function nobodysHash() {
  nobody ??= hashPassword('nobody has this password')
  return nobody
}

let common: Promise<Set<string>> | null = null
/** 49,000 words; read when the first password is chosen, not at every start. */
function commonPasswords() {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return common
}

/** `known`: their name, username and e-mail address, which everybody tries first. */
export async function requireUncommon(password: string, known: (string | undefined)[]) {
  const written = password.toLowerCase()
  const isTheirs = known.some((text) => text?.toLowerCase() === written)
  if (isTheirs || (await commonPasswords()).has(written))
    throw invalid(t`This password is too common. Please choose another one.`, 'common_password', [
      { path: 'password', message: t`This password is too common` },
    ])
}
