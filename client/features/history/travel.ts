// Where in the past somebody is, and how they get elsewhere: by playing what is known, or by asking for another part of it.
import type { Output } from '#contract/endpoint.ts'
import { type historyApi, MAX_STRETCH, type PastChange } from '#contract/history.ts'
import type { Person } from '#contract/people.ts'
import { PastBoard } from './past-board.ts'
import { countUntil, covers, joined, type Stretch, stretchOf } from './stretch.ts'

type Changes = Output<typeof historyApi.listPastChanges>

export interface Loading {
  past(at: string): Promise<Output<typeof historyApi.getPast>>
  changes(from: number, to: number): Promise<Changes>
}

export interface TravelState {
  /** Whether there is a board to be seen. */
  isOpen: boolean
  isLoading: boolean
  error: unknown
  moment: number
  /** What happened last before that moment. */
  change: PastChange | null
  /** When the next thing happens, as far as that is known. */
  nextAt: number | null
  isFirst: boolean
  isLast: boolean
  /** Steps lead along this task alone. */
  followed: string | null
  /** By id: whoever did something in it. */
  people: ReadonlyMap<string, Person>
}

/** So near the end of what is known, more is asked for. */
const NEAR = 500

const direct = (_: ReadonlySet<string>, show: () => void) => show()

export class Travel {
  private readonly board: PastBoard
  private readonly loading: Loading
  private readonly listeners = new Set<() => void>()
  private stretch: Stretch | null = null
  /** How many changes of the stretch have happened. */
  private index = 0
  private journey = 0
  private isExtending = false
  /** The moment of the board that is there. */
  private shown: number
  /** What was begun last. */
  private begin = () => {}
  /** How changed cards come to be shown; given by whoever lets them glide. */
  showThrough: (taskIds: ReadonlySet<string>, show: () => void) => void = direct
  state: TravelState

  constructor(boardId: string, moment: number, loading: Loading) {
    this.board = new PastBoard(boardId)
    this.loading = loading
    this.shown = moment
    this.state = {
      isOpen: false,
      isLoading: false,
      error: null,
      moment,
      change: null,
      nextAt: null,
      isFirst: true,
      isLast: true,
      followed: null,
      people: new Map(),
    }
  }

  get store() {
    return this.board.store
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  read = () => this.state

  go(moment: number) {
    if (!this.stretch || !covers(this.stretch, moment)) return void this.travelTo(moment)
    this.journey += 1
    this.playTo(countUntil(this.stretch, moment), moment)
  }

  /** Again to where it did not get. */
  retry() {
    this.begin()
  }

  follow(taskId: string | null) {
    this.say({ followed: taskId })
  }

  /** To the next change, or to before the last one; where a task is followed, to the nearest of its own. */
  step(by: 1 | -1) {
    const { stretch, index } = this
    const { followed } = this.state
    if (!stretch) return
    const { changes } = stretch
    const isMeant = (to: number) => !followed || changes[to - 1]?.tasks.some(({ _id }) => _id === followed)
    let to = index + by
    while (to >= 0 && to <= changes.length && !isMeant(to)) to += by
    if (to < 0 || to > changes.length) return void this.stepBeyond(by)
    this.journey += 1
    const began = stretch.from > 0 ? stretch.since : stretch.times[0]! - 1
    this.playTo(to, stretch.times[to - 1] ?? began)
  }

  /** Where the next change lies outside of what is known, the part beside it is asked for first. */
  private async stepBeyond(by: 1 | -1) {
    const { from, until } = this.stretch!
    const hasMore = by === 1 ? until !== Number.POSITIVE_INFINITY : from > 0
    if (!hasMore || this.state.isLoading) return
    this.journey += 1
    const journey = this.journey
    this.begin = () => this.step(by)
    this.say({ isLoading: true, error: null })
    try {
      await this.extend(by)
      if (journey !== this.journey) return
      this.say({ isLoading: false })
      this.step(by)
    } catch (error) {
      if (journey === this.journey) this.say({ isLoading: false, error })
    }
  }

  private playTo(index: number, moment: number) {
    const { changes } = this.stretch!
    const way = index > this.index ? 'is' : 'was'
    const played = way === 'is' ? changes.slice(this.index, index) : changes.slice(index, this.index).reverse()
    this.index = index
    this.shown = moment
    if (played.length > 0) {
      const touched = this.board.play(played, way)
      this.showThrough(touched.tasks, () => this.board.show(touched))
    }
    this.say({ moment, error: null, isLoading: false })
    void this.lookAhead()
  }

  /** Of several journeys begun, the last one counts. */
  private async travelTo(moment: number) {
    this.journey += 1
    const journey = this.journey
    this.begin = () => this.go(moment)
    this.say({ moment, isLoading: true, error: null })
    try {
      const past = await this.loading.past(new Date(moment).toISOString())
      if (journey !== this.journey) return
      this.stretch = null
      this.board.open(past)
      this.shown = moment
      this.say({ isOpen: true, change: null, nextAt: null, isFirst: true, isLast: true })
      const half = MAX_STRETCH / 2
      const answer = await this.loading.changes(Math.max(0, past.seq - half), past.seq + half)
      if (journey !== this.journey) return
      this.stretch = stretchOf(answer)
      this.index = answer.changes.filter(({ seq }) => seq <= past.seq).length
      this.meet(answer)
      this.say({ isLoading: false })
    } catch (error) {
      if (journey === this.journey) this.say({ moment: this.shown, isLoading: false, error })
    }
  }

  /** Asks for what lies beyond before anybody gets there. */
  private async lookAhead() {
    const { stretch, index } = this
    if (!stretch || this.isExtending) return
    const isNearEnd = stretch.changes.length - index < NEAR && stretch.until !== Number.POSITIVE_INFINITY
    const isNearBeginning = index < NEAR && stretch.from > 0
    if (!isNearEnd && !isNearBeginning) return
    this.isExtending = true
    try {
      await this.extend(isNearEnd ? 1 : -1)
    } catch {
      // Nobody waits for it yet: whoever gets there asks again and is told.
    } finally {
      this.isExtending = false
    }
  }

  /** By what comes after it, or by what was before. */
  private async extend(by: 1 | -1) {
    const stretch = this.stretch!
    const [from, to] =
      by === 1 ? [stretch.to, stretch.to + MAX_STRETCH] : [Math.max(0, stretch.from - MAX_STRETCH), stretch.from]
    const answer = await this.loading.changes(from, to)
    // Somebody may have gone elsewhere meanwhile.
    if (this.stretch !== stretch) return
    this.stretch = by === 1 ? joined(stretch, stretchOf(answer)) : joined(stretchOf(answer), stretch)
    if (by === -1) this.index += answer.changes.length
    this.meet(answer)
    this.say({})
  }

  private meet({ people }: Changes) {
    const known = this.state.people
    if (people.every(({ _id }) => known.has(_id))) return
    this.say({ people: new Map([...known, ...people.map((person) => [person._id, person] as const)]) })
  }

  private say(news: Partial<TravelState>) {
    const { stretch, index } = this
    this.state = {
      ...this.state,
      ...(stretch && {
        change: stretch.changes[index - 1] ?? null,
        nextAt: stretch.times[index] ?? null,
        isFirst: index === 0 && stretch.from === 0,
        isLast: index === stretch.changes.length && stretch.until === Number.POSITIVE_INFINITY,
      }),
      ...news,
    }
    for (const listener of this.listeners) listener()
  }
}
