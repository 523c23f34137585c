// How a process is doing while it works: memory, processor, and how long its loop keeps others waiting.
import { cpuMsOf, residentMbOf } from '../scripts/machine.ts'

interface Vitals {
  /** Seconds since the beginning. */
  at: number
  residentMb: number
  heapMb: number
  lagMs: number
}

export function watch(url: string, pid: number, everyMs = 5_000) {
  const began = performance.now()
  const cpuBefore = cpuMsOf(pid)
  const seen: Vitals[] = []
  const look = async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1] ?? 0)
    seen.push({
      at: (performance.now() - began) / 1000,
      residentMb: residentMbOf(pid),
      heapMb: value('nodejs_heap_size_used_bytes') / 2 ** 20,
      lagMs: value('nodejs_eventloop_lag_p99_seconds') * 1000,
    })
  }
  const timer = setInterval(() => void look().catch(() => {}), everyMs)
  return () => {
    clearInterval(timer)
    const seconds = (performance.now() - began) / 1000
    return {
      residentMb: seen.at(-1)?.residentMb ?? 0,
      residentSlope: slope(seen.map(({ at, residentMb }) => [at / 60, residentMb])),
      heapMb: seen.at(-1)?.heapMb ?? 0,
      heapSlope: slope(seen.map(({ at, heapMb }) => [at / 60, heapMb])),
      lagMs: Math.max(0, ...seen.map(({ lagMs }) => lagMs)),
      cpu: (cpuMsOf(pid) - cpuBefore) / 1000 / seconds,
    }
  }
}

/** Of the line that lies nearest to all points. */
function slope(points: [number, number][]) {
  const mean = (of: (point: [number, number]) => number) =>
    points.reduce((sum, each) => sum + of(each), 0) / points.length
  const [x, y] = [mean(([at]) => at), mean(([, value]) => value)]
  const over = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0)
  return over === 0 ? 0 : points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0) / over
}
