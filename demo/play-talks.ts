import { chatsApi } from '#contract/chats.ts'
import type { PersonKey } from './people.ts'
import type { Company } from './play-project.ts'
import type { TalkText } from './talks.ts'
import { momentOn } from './workdays.ts'

const MINUTE = 60_000

export function playTalk(company: Company, { between: [one, other], lines }: TalkText) {
  let at = 0
  let isUnread = false
  const chat = { id: '', last: '' }
  for (const line of lines.trim().split('\n')) {
    const [, when, hour, unread] = /^# (\S+) (\S+)( unread)?/.exec(line) ?? []
    if (when) {
      at = sittingAt(company, when, Number(hour))
      isUnread = unread !== undefined
      continue
    }
    const [, who, said] = /^([a-z]+): (.*)/.exec(line) ?? []
    at += 2 * MINUTE
    const conversation = { chat, pair: [one, other] as [PersonKey, PersonKey], isUnread }
    if (who) company.script.at(new Date(at), () => say(company, conversation, who as PersonKey, said!))
    else company.script.at(new Date(at), () => react(company, chat.last, line))
  }
}

function sittingAt({ workdays, now }: Company, when: string, hour: number) {
  if (when === 'now') return now.getTime() - hour * MINUTE
  return momentOn(workdays.from(workdays.today, -Number(when)), hour).getTime()
}

interface Conversation {
  chat: { id: string; last: string }
  pair: [PersonKey, PersonKey]
  isUnread: boolean
}

/** Whoever speaks has read what was said before; and unless they are away, the other reads this. */
async function say(
  { cast, workspaceId }: Company,
  { chat, pair, isUnread }: Conversation,
  who: PersonKey,
  body: string,
) {
  const other = pair.find((one) => one !== who)!
  if (!chat.id) {
    const participantId = cast.user(other)._id
    chat.id = (await cast.call(who, chatsApi.openDirectChat, { workspaceId, participantId })).chat._id
  }
  const { message } = await cast.call(who, chatsApi.sendMessage, { chatId: chat.id, body })
  chat.last = message._id
  await cast.call(who, chatsApi.markChatRead, { chatId: chat.id, messageId: message._id })
  if (!isUnread) await cast.call(other, chatsApi.markChatRead, { chatId: chat.id, messageId: message._id })
}

async function react({ cast }: Company, messageId: string, line: string) {
  const [, emoji, who] = /^(\S+) ([a-z]+)/.exec(line)!
  await cast.call(who as PersonKey, chatsApi.reactToMessage, { messageId, emoji: emoji! })
}
