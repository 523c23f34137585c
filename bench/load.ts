import autocannon from 'autocannon'

export interface Figures {
  perSecond: number
  p99: number
}

const SECONDS = 6
const CLIENTS = 10

/** Ten clients, as fast as they can, after a second to warm up. `allow` are answers beyond 2xx that are right. */
export async function load(options: autocannon.Options, { allow = [] as number[] } = {}): Promise<Figures> {
  await autocannon({ connections: CLIENTS, ...options, duration: 1 })
  const result = await autocannon({ connections: CLIENTS, ...options, duration: SECONDS })
  const codes = Object.keys(result.statusCodeStats ?? {}).map(Number)
  if (codes.some((code) => code >= 300 && !allow.includes(code)) || result.errors)
    throw new Error(`${options.url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}
