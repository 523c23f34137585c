import type { Message } from '#contract/chats.ts'
import { many, t } from '#contract/texts.ts'

export const senderName = ({ sender }: Pick<Message, 'sender'>) => sender?.name ?? SOMEBODY_GONE
export const SOMEBODY_GONE = t`Somebody who left`

/** One line of what was said. */
export function gist({ body, deleted, attachments }: Pick<Message, 'body' | 'deleted' | 'attachments'>): string {
  if (deleted) return t`Message deleted`
  if (body) return inOneLine(body)
  return attachments.length === 1 ? attachments[0]!.name : many(attachments.length, { one: '# file', other: '# files' })
}

/** What was looked for, where it is the name of a file alone. */
export function gistFound(message: Message, wanted: string): string {
  const has = (text: string) => text.toLowerCase().includes(wanted.toLowerCase())
  const file = has(message.body) ? undefined : message.attachments.find(({ name }) => has(name))
  return file ? file.name : gist(message)
}

export function quotedGist({ body, deleted }: NonNullable<Message['replyTo']>): string {
  if (deleted) return t`Message deleted`
  return body ? inOneLine(body) : t`A file`
}

/** Without the signs that only mean how it looks. */
const inOneLine = (body: string) => body.replace(/[*_`~#>]+/g, '').replace(/\s+/g, ' ')
