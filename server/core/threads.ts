// Work that would hold everybody else up is done in a thread of its own.
import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Runs the file of this name beside the asking one. Built, everything is one file and this is another beside it (`scripts/build.ts`);
 * from its sources, a thread needs the loader that understands them.
 */
export function openThread(asking: string, name: string, options: WorkerOptions): Worker {
  if (!asking.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, asking), options)
  const file = JSON.stringify(new URL(`./${name}.ts`, asking).href)
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${file}) })`
  return new Worker(code, { ...options, eval: true })
}
