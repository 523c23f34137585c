// Somebody at work: has tasks of their own on the shared board, talks in the shared chat, and keeps the books.
import { setTimeout as wait } from 'node:timers/promises'
import { chatsApi } from '#contract/chats.ts'
import { commentsApi } from '#contract/comments.ts'
import type { Endpoint, Sent } from '#contract/endpoint.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import type { Person, Reply } from '#server/testing/person.ts'
import { attempt } from './attempt.ts'
import type { Ledger, Saying, TaskEntry } from './ledger.ts'
import { pick, type Random } from './random.ts'
import type { Stage } from './stage.ts'

/** The others are not tried again after a cut: what became of them must be all or nothing. */
const STUBBORN_OF = 0.75
const KINDS = ['create', 'create', 'move', 'move', 'rename', 'comment', 'delete', 'message'] as const
const AT_LEAST_TASKS = 4
const BREATH_MS = 15

interface Deed<E extends Endpoint> {
  endpoint: E
  input: Sent<E>
  done(reply: Reply): void
  unsure(): void
  /** A second try that is answered 404 found it done by the first. */
  isDoneWhenGone?: boolean
}

export class Client {
  private hasGivenUp = false
  private readonly mine: TaskEntry[] = []
  private readonly stage: Stage
  private readonly ledger: Ledger
  private readonly person: Person
  private readonly random: Random

  constructor(stage: Stage, ledger: Ledger, person: Person, random: Random) {
    this.stage = stage
    this.ledger = ledger
    this.person = person
    this.random = random
  }

  /** Nothing can be expected any more: whoever still tries gives up. */
  giveUp() {
    this.hasGivenUp = true
  }

  async work(name: string, isOver: () => boolean) {
    for (let count = 1; !isOver(); count++) {
      await this.act(`${name}-${count}`)
      await wait(BREATH_MS)
    }
  }

  private act(mark: string) {
    const kind = pick(this.random, KINDS)
    if (kind === 'message') return this.say(mark)
    if (kind === 'create' || this.mine.length < AT_LEAST_TASKS) return this.create(mark)
    const task = pick(this.random, this.mine)
    return this[kind](mark, task)
  }

  private create(mark: string) {
    const { ada, bo } = this.stage.people
    const isGivenToBo = this.person === ada
    const columnId = pick(this.random, this.stage.columnIds)
    const title = `${mark} v0`
    const entry: TaskEntry = { mark, id: null, titles: [title], columns: [columnId], isThere: null, isGivenToBo }
    this.ledger.tasks.push(entry)
    return this.carryOut(mark, {
      endpoint: tasksApi.createTask,
      input: { boardId: this.stage.boardId, columnId, title, members: isGivenToBo ? [bo.user._id] : [] },
      done: ({ body }) => {
        entry.id = body.task._id
        entry.isThere = true
        this.mine.push(entry)
      },
      unsure: () => {},
    })
  }

  private move(mark: string, task: TaskEntry) {
    const columnId = pick(this.random, this.stage.columnIds)
    return this.carryOut(mark, {
      endpoint: taskMovesApi.moveTask,
      input: { taskId: task.id!, columnId },
      done: () => {
        task.columns = [columnId]
      },
      unsure: () => {
        task.columns.push(columnId)
        this.leave(task)
      },
    })
  }

  private rename(mark: string, task: TaskEntry) {
    const title = `${task.mark} v${mark}`
    return this.carryOut(mark, {
      endpoint: tasksApi.updateTask,
      input: { taskId: task.id!, title },
      done: () => {
        task.titles = [title]
      },
      unsure: () => {
        task.titles.push(title)
        this.leave(task)
      },
    })
  }

  private delete(mark: string, task: TaskEntry) {
    const ends = (isThere: false | null) => () => {
      task.isThere = isThere
      this.leave(task)
    }
    return this.carryOut(mark, {
      endpoint: tasksApi.deleteTask,
      input: { taskId: task.id! },
      isDoneWhenGone: true,
      done: ends(false),
      unsure: ends(null),
    })
  }

  /** What is not known for certain is not touched again: it could change once more behind our back. */
  private leave(task: TaskEntry) {
    this.mine.splice(this.mine.indexOf(task), 1)
  }

  private comment(mark: string, task: TaskEntry) {
    const input = { taskId: task.id!, body: mark }
    return this.carryOut(mark, { endpoint: commentsApi.createComment, input, ...this.saying('comment', mark) })
  }

  private say(mark: string) {
    const input = { chatId: this.stage.chatId, body: mark }
    return this.carryOut(mark, { endpoint: chatsApi.sendMessage, input, ...this.saying('message', mark) })
  }

  private saying(kind: Saying['kind'], mark: string) {
    const saying: Saying = { kind, mark, isAcknowledged: false }
    this.ledger.sayings.push(saying)
    return {
      done: () => {
        saying.isAcknowledged = true
      },
      unsure: () => {},
    }
  }

  private async carryOut<E extends Endpoint>(mark: string, deed: Deed<E>) {
    const isStubborn = this.random() < STUBBORN_OF
    for (let tries = 1; ; tries++) {
      const outcome = await attempt(this.ledger, this.person, deed.endpoint, deed.input, isStubborn ? mark : null)
      const wasDoneBefore = outcome.kind === 'refused' && outcome.status === 404 && deed.isDoneWhenGone && tries > 1
      if (outcome.kind === 'done' || wasDoneBefore) {
        deed.done(outcome.kind === 'done' ? outcome.reply : ({} as Reply))
        this.ledger.acknowledged += 1
        return
      }
      if (outcome.kind === 'refused') return
      if (!isStubborn || this.hasGivenUp) {
        deed.unsure()
        this.ledger.unknown += 1
        return
      }
      this.ledger.retried += 1
      await wait(50 + this.random() * 200)
    }
  }
}
