// Without a mail server, mails lie in a folder. This page shows them to whoever sits at this machine, and to nobody else.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import PostalMime, { type Email } from 'postal-mime'
import { spokenLocale, t } from '#contract/texts.ts'
import { notFound } from '#server/core/errors.ts'
import { escapeHtml } from '#server/core/html.ts'
import { inLanguage } from '#server/core/speech.ts'
import { languageIn } from './language.ts'
import { isFromThisMachine, isLocalAddress } from './loopback.ts'

const SHOWN = 100

interface Setup {
  smtpUrl: string | null
  appUrl: string
  trustProxy: unknown
}

/** It shows every link that was mailed, so it is not there at all where a proxy could pass it on. */
export const isOutboxShown = ({ smtpUrl, appUrl, trustProxy }: Setup) =>
  !smtpUrl && isLocalAddress(appUrl) && !trustProxy

export function serveOutbox(app: FastifyInstance, folder: string) {
  const newest = mailsIn(folder)
  app.get('/outbox', async (request, reply) => {
    requireThisMachine(request)
    const mails = await newest()
    return reply
      .type('text/html')
      .header('cache-control', 'no-store')
      .send(inLanguage(languageIn(request), () => page(mails)))
  })
  app.get('/outbox.json', async (request, reply) => {
    requireThisMachine(request)
    const mails = (await newest()).map(({ file, mail }) => ({
      file,
      to: mail.to?.map(({ address }) => address),
      subject: mail.subject,
      date: mail.date,
      text: mail.text,
    }))
    return reply.header('cache-control', 'no-store').send({ mails })
  })
}

function requireThisMachine(request: FastifyRequest) {
  if (!isFromThisMachine(request)) throw notFound(t`Page`)
}

/** The newest ones. A mail in the folder never changes, so it is read once. */
function mailsIn(folder: string) {
  let known = new Map<string, Promise<Email>>()
  const read = async (file: string) => PostalMime.parse(await readFile(join(folder, file)))
  return async () => {
    const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    known = new Map(
      files
        .slice(-SHOWN)
        .reverse()
        .map((file) => [file, known.get(file) ?? read(file)]),
    )
    return Promise.all([...known].map(async ([file, mail]) => ({ file, mail: await mail })))
  }
}

const page = (mails: { file: string; mail: Email }[]) => `<!doctype html>
<html lang="${spokenLocale()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${t`Outbox`} · Hearth</title>
<style>:root{color-scheme:light dark;--bg:#f1ebe1;--card:#fffefc;--text:#2a2521;--dim:#71675c;--line:#dfd6c8}
@media(prefers-color-scheme:dark){:root{--bg:#121110;--card:#191715;--text:#f0e9de;--dim:#9d9386;--line:#35302b}}
body{margin:0;background:var(--bg);color:var(--text);font:14px/1.55 system-ui,sans-serif}main{max-width:760px;margin:0 auto;padding:40px 16px}
h1{font-size:22px;letter-spacing:-.015em;margin:0}p{color:var(--dim);margin:4px 0 24px}
article{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px 20px;margin:0 0 12px}
header{display:flex;justify-content:space-between;gap:12px;flex-wrap:wrap}h2{font-size:15px;margin:0}small{color:var(--dim)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:12px 0 0}a{color:inherit}</style></head>
<body><main><h1>${t`Outbox`}</h1><p>${t`No mail server is set up (SMTP_URL), so these mails were not sent. Only this machine sees this page.`}</p>
${mails.length ? mails.map(({ mail }) => mailHtml(mail)).join('\n') : `<article>${t`No mails yet. Sign up, and the verification mail appears here.`}</article>`}
</main></body></html>`

function mailHtml({ subject = '', to = [], date, text = '' }: Email) {
  const addresses = to.map(({ address }) => address).join(', ')
  return `<article><header><h2>${escapeHtml(subject)}</h2><small>${escapeHtml(t`to ${addresses}`)} · ${escapeHtml(momentOf(date))}</small></header>
<pre>${linked(escapeHtml(text))}</pre></article>`
}

/** By the clock of this machine, where the reader sits too. */
const momentOf = (date: string | undefined) =>
  date
    ? new Intl.DateTimeFormat(spokenLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(date))
    : ''

const linked = (html: string) => html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
