// What is counted and measured while the server runs, for /metrics. Labels come from our own code alone: one per person or address would
// fill the memory of whoever collects them.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Meters = ReturnType<typeof createMeters>

/** Read only when somebody asks. */
export interface Gauges {
  pool(): { total: number; idle: number; waiting: number }
  live(): { connections: number; rooms: number }
  jobs(): Promise<{ waiting: number; dead: number }>
  following(): Promise<{ waiting: number; ageSeconds: number; givenUp: number }>
}

const QUICK = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]
const REQUESTS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const PATIENT = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300]

export function createMeters() {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const histogram = <Label extends string>(name: string, help: string, buckets: number[], ...labelNames: Label[]) =>
    new Histogram({ name, help, buckets, labelNames, registers })

  return {
    register,
    requests: histogram(
      'http_request_duration_seconds',
      'How long requests took',
      REQUESTS,
      'method',
      'route',
      'status',
    ),
    queries: histogram('db_query_duration_seconds', 'How long queries took', QUICK),
    batches: histogram('batch_items', 'Changes carried out by one statement together', [1, 2, 5, 10, 25, 50, 100]),
    liveMessages: counter('live_messages_total', 'Messages sent to rooms of live connections', 'name'),
    jobs: histogram('job_duration_seconds', 'How long jobs took, and how they ended', PATIENT, 'task', 'outcome'),
    webhooks: counter('webhook_deliveries_total', 'Attempts to deliver to a webhook', 'outcome'),
    boardCache: counter('board_cache_total', 'Boards asked for, and whether they lay ready', 'result'),
    uploadBytes: counter('upload_bytes_total', 'Bytes of files laid down'),
    signIns: counter('sign_ins_total', 'Sign-ins, and attempts that failed', 'outcome'),
    limitsHit: counter('limits_hit_total', 'Calls refused because there were too many', 'rule'),
    slowQueries: counter('db_slow_queries_total', 'Queries that took longer than SLOW_QUERY_MS'),
  }
}

export function watchGauges({ register }: Meters, gauges: Gauges, build: string) {
  const gauge = (name: string, help: string, labels: string[], collect: (gauge: Gauge) => void | Promise<void>) =>
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [register],
      collect() {
        return collect(this)
      },
    })
  gauge('build_info', 'What runs here', ['build', 'node'], (made) => made.set({ build, node: process.version }, 1))
  gauge('db_pool_connections', 'Connections to the database, and queries that wait for one', ['state'], (made) => {
    const { total, idle, waiting } = gauges.pool()
    made.set({ state: 'used' }, total - idle)
    made.set({ state: 'idle' }, idle)
    made.set({ state: 'waited_for' }, waiting)
  })
  gauge('live_connections', 'Open live connections', [], (made) => made.set(gauges.live().connections))
  gauge('live_rooms', 'Rooms somebody is in', [], (made) => made.set(gauges.live().rooms))
  gauge('jobs', 'Jobs that wait for their turn, and dead ones that failed too often', ['state'], async (made) => {
    const { waiting, dead } = await gauges.jobs()
    made.set({ state: 'waiting' }, waiting)
    made.set({ state: 'dead' }, dead)
  })
  // Asked by each of them: what one learned would come too late for another that is read first.
  gauge('events_to_follow', 'Events whose notices and webhooks are still to come', [], async (made) =>
    made.set((await gauges.following()).waiting),
  )
  gauge('events_to_follow_age_seconds', 'How long the oldest of them waits', [], async (made) =>
    made.set((await gauges.following()).ageSeconds),
  )
  gauge('events_given_up', 'Events that failed to be followed up too often', [], async (made) =>
    made.set((await gauges.following()).givenUp),
  )
}
