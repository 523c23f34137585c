// Mails leave as jobs: queued in the transaction that caused them, sent by SMTP or laid into the outbox folder.
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions, Transporter } from 'nodemailer'
import { type Letter, letterHtml, letterText } from './letter.ts'
import type { Effect } from './publish.ts'

const SEND_MAIL = 'send-mail'

interface QueuedLetter extends Letter {
  /** Both decided when queued: a second run of the job sends the same message, not another one. */
  id: string
  at: string
  requestId?: string
}

export const queueMail: Effect = async (ctx, { letters = [] }) => {
  for (const letter of letters)
    await ctx.tools.jobs.add(ctx.db, SEND_MAIL, { id: randomUUID(), at: ctx.now.toISOString(), ...letter })
}

export interface MailSettings {
  from: string
  smtpUrl: string | null
  outbox: string
}

export function mailJobs({ from, smtpUrl, outbox }: MailSettings) {
  let transport: Promise<Transporter> | null = null
  /** Loaded with the first mail: a start need not wait for it. */
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return smtpUrl
      ? createTransport(smtpUrl)
      : (createTransport({ streamTransport: true, buffer: true, newline: 'unix' }) as unknown as Transporter)
  }
  return {
    async [SEND_MAIL](letter: QueuedLetter) {
      const message: SendMailOptions = {
        messageId: `<${letter.id}@hearth>`,
        from,
        to: letter.to,
        subject: letter.subject,
        text: letterText(letter),
        html: letterHtml(letter),
        headers: headersOf(letter),
        disableFileAccess: true,
        disableUrlAccess: true,
      }
      transport ??= open()
      const { message: eml } = await (await transport).sendMail(message)
      if (!smtpUrl) await layIntoOutbox(outbox, `${letter.at.replace(/[:.]/g, '-')}-${letter.id}.eml`, eml as Buffer)
    },
  }
}

/** With a way out, a mail program shows a button for it. */
const headersOf = ({ unsubscribe, requestId }: QueuedLetter) => ({
  'Auto-Submitted': 'auto-generated',
  ...(requestId && { 'X-Request-Id': requestId }),
  ...(unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

/** Written aside and moved into place: whoever watches the folder never reads half a mail. */
async function layIntoOutbox(folder: string, name: string, eml: Buffer) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, name)
  await writeFile(`${file}.part`, eml, { mode: 0o600 })
  await rename(`${file}.part`, file)
}
