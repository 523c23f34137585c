// What a code host says, reduced to what concerns tasks. Texts are strangers' texts: cut to size, and never trusted to be storable.
import { z } from 'zod'
import type { NewLink } from './queries.ts'

export interface Finding extends NewLink {
  /** Tasks it names, KEY-12. */
  keys: string[]
  /** Of these, the ones it says it finishes, now that it lies where the work goes. */
  finishes: string[]
}

/** More than anybody means to name. */
const MOST_KEYS = 50
/** Of one push: beyond it is somebody's history, not news. */
const MOST_COMMITS = 2_000

/** What is cut may end in half a sign, which PostgreSQL does not store. */
const cut = (value: string, max: number) => value.slice(0, max).toWellFormed()
const text = (max: number) =>
  z
    .string()
    .catch('')
    .transform((value) => cut(value.toWellFormed().replaceAll('\0', ''), max))
const Url = text(2_000).refine((url) => /^https?:\/\//i.test(url) && URL.canParse(url))
/** Whoever commits chooses the moment; PostgreSQL does not read those before the year 1 and after 9999 as they are written here. */
const AFTER_ALL = Date.parse('+010000-01-01T00:00:00Z')
const When = z
  .string()
  .refine((value) => Date.parse(value) >= 0 && Date.parse(value) < AFTER_ALL)
  .transform((value) => new Date(value).toISOString())

const Repository = z.object({ full_name: text(200), default_branch: text(250) })

const Commit = z.object({
  id: z.string().regex(/^[0-9a-f]{7,64}$/i),
  message: text(20_000),
  url: Url,
  timestamp: When,
  author: z.object({ name: text(120) }).catch({ name: '' }),
})

const Push = z.object({
  ref: text(250),
  repository: Repository,
  // One that cannot be read does not keep the others from being seen.
  commits: z.array(z.unknown()).max(MOST_COMMITS),
})

const PullRequest = z.object({
  action: text(50),
  repository: Repository,
  pull_request: z.object({
    number: z.int().positive(),
    title: text(500),
    body: text(60_000),
    html_url: Url,
    state: z.enum(['open', 'closed']),
    merged: z.boolean().catch(false),
    updated_at: When,
    user: z.object({ login: text(120) }).catch({ login: '' }),
    head: z.object({ ref: text(250) }),
    base: z.object({ ref: text(250) }),
  }),
})

/** Null: nothing a task could be concerned by, or nothing that can be read. */
export function findingsIn(event: string, payload: unknown): { repository: string; findings: Finding[] } | null {
  if (event === 'push') return inPush(Push.safeParse(payload).data)
  if (event === 'pull_request') return inPullRequest(PullRequest.safeParse(payload).data)
  return null
}

function inPush(push: z.output<typeof Push> | undefined) {
  if (!push) return null
  const branch = push.ref.replace(/^refs\/heads\//, '')
  const isMain = branch === push.repository.default_branch
  const findings = push.commits.flatMap((given): Finding[] => {
    const commit = Commit.safeParse(given).data
    if (!commit) return []
    const { id, message, url, timestamp, author } = commit
    return [
      {
        kind: 'commit',
        ref: id,
        repository: push.repository.full_name,
        title: cut(message.split('\n')[0]!, 300) || id,
        url,
        author: author.name,
        state: null,
        at: timestamp,
        keys: keysIn(`${message}\n${isMain ? '' : branch}`),
        finishes: isMain ? finishedIn(message) : [],
      },
    ]
  })
  return { repository: push.repository.full_name, findings }
}

function inPullRequest(told: z.output<typeof PullRequest> | undefined) {
  if (!told) return null
  const { pull_request: request, repository } = told
  const said = `${request.title}\n${request.body}`
  // Only then: whatever is said of it afterwards, somebody may have opened the task again on purpose.
  const isMergedNow = told.action === 'closed' && request.merged && request.base.ref === repository.default_branch
  const finding: Finding = {
    kind: 'pull-request',
    ref: String(request.number),
    repository: repository.full_name,
    title: request.title || `#${request.number}`,
    url: request.html_url,
    author: request.user.login,
    state: request.merged ? 'merged' : request.state,
    at: request.updated_at,
    keys: keysIn(`${said}\n${request.head.ref}`),
    finishes: isMergedNow ? finishedIn(said) : [],
  }
  return { repository: repository.full_name, findings: [finding] }
}

const KEY = String.raw`(?<![A-Za-z0-9])[A-Za-z][A-Za-z0-9]{1,5}-\d{1,9}(?![A-Za-z0-9])`

export const keysIn = (said: string) => unique(said.match(new RegExp(KEY, 'g')) ?? [])

/** "Fixes LCH-1, LCH-2 and LCH-3" */
export function finishedIn(said: string): string[] {
  const promise = new RegExp(
    String.raw`\b(?:fix(?:e[sd])?|close[sd]?|resolve[sd]?)\b:?[ \t]{1,4}(${KEY}(?:(?:[ \t]{0,4},[ \t]{0,4}(?:and[ \t])?|[ \t]and[ \t]|[ \t]&[ \t])${KEY})*)`,
    'gi',
  )
  return unique([...said.matchAll(promise)].flatMap(([, named]) => named!.match(new RegExp(KEY, 'g')) ?? []))
}

const unique = (keys: string[]) => [...new Set(keys.map((key) => key.toUpperCase()))].slice(0, MOST_KEYS)
