// The machine a figure was taken on, and what a process costs it. Linux counts processor time in hundredths of a second.
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'

export const machineWords = () => `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`

/** Milliseconds of processor time so far. On a busy machine it says more than the clock. */
export function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is a name, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Memory that is really there. */
export const residentMbOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
