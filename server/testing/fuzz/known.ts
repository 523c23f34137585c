// What a caller could know: ids and secrets that stood in answers, by what they are of. Deleted things stay in it.
import type { Dice } from './dice.ts'

const MOST = 30
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Names that do not say what they are of. */
const aliases: Record<string, string> = {
  addLabel: 'label',
  addMember: 'user',
  apiKey: 'key',
  around: 'message',
  blocker: 'task',
  boardLabel: 'label',
  boardWebhook: 'webhook',
  bystander: 'username',
  columnOrder: 'column',
  confirm: 'url',
  cover: 'attachment',
  createdBy: 'user',
  currentPassword: 'password',
  defaultColumn: 'column',
  dependency: 'task',
  entry: 'timeEntry',
  invitationToken: 'token',
  loner: 'user',
  member: 'user',
  messageFile: 'attachment',
  moveTo: 'column',
  newcomer: 'user',
  otherColumn: 'column',
  otherFolder: 'folder',
  otherTask: 'task',
  owner: 'user',
  parentFolder: 'folder',
  participant: 'user',
  removeLabel: 'label',
  removeMember: 'user',
  replyTo: 'message',
  sender: 'user',
  target: 'workspace',
  template: 'board',
  uploadedBy: 'user',
  view: 'savedView',
  workspaceURL: 'url',
}

/** `labels`, `labelId`, `addLabels` are all labels. */
export function kindOf(name: string) {
  const plain = name
    .replace(/Ids?$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '')
  return Object.hasOwn(aliases, plain) ? aliases[plain]! : plain
}

export interface Picker {
  text(kind: string): string | undefined
  /** Of something else, if nothing of that kind is known. */
  id(kind: string): string
}

export class Known {
  private byKind = new Map<string, string[]>()
  private gone: string[] = []
  private atHome = new Map<string, number>()

  add(kind: string, value: string) {
    const list = this.byKind.get(kind) ?? []
    this.byKind.set(kind, list)
    if (list.includes(value)) return
    // What was there from the beginning is worth more than the twentieth of the same kind.
    if (list.length >= MOST) list.splice(MOST / 2, 1)
    list.push(value)
  }

  /** What is known now was there from the beginning. */
  settle() {
    for (const [kind, list] of this.byKind) this.atHome.set(kind, list.length)
  }

  /** What was deleted is seldom used again, but it is. */
  retire(value: string) {
    for (const [kind, list] of this.byKind) {
      const at = list.indexOf(value)
      if (at < 0 || list.length === 1) continue
      list.splice(at, 1)
      const atHome = this.atHome.get(kind) ?? 1
      if (at < atHome) this.atHome.set(kind, Math.max(1, atHome - 1))
      this.gone.push(value)
    }
  }

  /** Chooses for a whole call: what belongs together, what was made a moment ago, or whatever comes up. */
  picker(dice: Dice): Picker {
    const manner = dice.weighed({ home: 5, newest: 2, mixed: 3 })
    const text = (kind: string) => {
      const list = this.byKind.get(kind)
      if (!list || manner === 'newest') return list?.at(-1)
      return dice.pick(manner === 'home' ? list.slice(0, this.atHome.get(kind) ?? 1) : list)
    }
    return {
      text,
      id: (kind) =>
        this.gone.length > 0 && dice.chance(0.04)
          ? dice.pick(this.gone)
          : (text(kind) ?? dice.pick(this.byKind.get('task')!)),
    }
  }

  /** Takes in whatever an answer tells. */
  learn(answer: unknown, name = '') {
    if (typeof answer === 'string') {
      if (uuid.test(answer)) this.add(kindOf(name), answer)
      else if (secrets.has(name) && answer.length < 300) this.add(name, answer)
      // A link ends with what opens it.
      if (name === 'url' && answer.includes('/'))
        this.add(answer.endsWith('.ics') ? 'file' : 'token', answer.split('/').at(-1)!)
    } else if (Array.isArray(answer)) {
      for (const item of answer.slice(0, MOST)) this.learn(item, name)
    } else if (typeof answer === 'object' && answer !== null) {
      for (const [key, value] of Object.entries(answer)) this.learn(value, key === '_id' || key === 'id' ? name : key)
    }
  }
}

/** What opens or names something without being an id. */
const secrets = new Set([
  'token',
  'url',
  'slug',
  'username',
  'email',
  'refresh_token',
  'secret',
  'file',
  'taskId',
  'etag',
])
