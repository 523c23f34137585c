// In which language somebody wants to be answered.
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { LANGUAGE_COOKIE, type Language, languages, OF_ACCOUNT } from '#contract/languages.ts'
import type { Spoken } from '#server/core/context.ts'
import type { Caller } from '#server/core/scope.ts'

type Holder = Pick<Caller, 'user' | 'key'>

const cookie = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)(${OF_ACCOUNT})?(?:;|$)`)
const isSpoken = (language: string): language is Language => Object.hasOwn(languages, language)

/** What was chosen in this browser, else the first of those it asks for that we speak. */
export function languageOf(headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>): Spoken {
  const [, kept = '', ofAccount] = cookie.exec(headers.cookie ?? '') ?? []
  if (isSpoken(kept)) return { language: kept, languageBy: ofAccount ? 'account' : 'choice' }
  const asked = askedFor(headers['accept-language'] ?? '').find(isSpoken)
  return asked ? { language: asked, languageBy: 'browser' } : { language: 'en', languageBy: 'default' }
}

/** More than any browser names; what is longer was not written by one. */
const MOST = 32

/** What somebody wants most first; `q=0` is what they do not want at all, and what is no weight counts as that. */
function askedFor(header: string): string[] {
  const asked = header
    .split(',', MOST)
    .map((entry) => {
      const [tag = '', weight] = entry.trim().split(/\s*;\s*q=/i)
      return { language: tag.split('-')[0]!.toLowerCase(), weight: Number(weight ?? 1) }
    })
    .filter(({ weight }) => weight > 0)
  return asked.toSorted((a, b) => b.weight - a.weight).map(({ language }) => language)
}

/** Somebody's own language, unless another one was chosen where they sit. A program has only what it asks for. */
export const spokenWith = ({ user, key }: Holder, { language, languageBy }: Spoken): Spoken =>
  user?.language && !key && languageBy !== 'choice'
    ? { language: user.language, languageBy: 'account' }
    : { language, languageBy }

const settled = new WeakMap<FastifyRequest, Language>()

/** Who calls is known by now, and may have a language of their own. */
export const settleLanguage = (request: FastifyRequest, language: Language) => void settled.set(request, language)

export const languageIn = (request: FastifyRequest): Language =>
  settled.get(request) ?? languageOf(request.headers).language
