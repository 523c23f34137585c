import { type ChildProcess, spawn } from 'node:child_process'

/** A Redis that keeps nothing; `folder` is where it stands. */
export const startRedis = (port: number, folder: string): ChildProcess =>
  spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], { stdio: 'ignore', cwd: folder })
