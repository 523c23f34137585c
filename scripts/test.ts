// npm test: everything, from lint to a real browser, and what it needs for that. The last line counts what passed and what failed.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installMissing } from './needs.ts'

interface Counts {
  passed: number
  failed: number
}

installMissing('npm test', 'browser', 'redis')

interface Step {
  title: string
  command: string[]
  count?: () => Counts
}

const reports = mkdtempSync(join(tmpdir(), 'hearth-report-'))
/** None of them knows of the others: two at once. */
const readings: Step[] = [
  { title: 'Types: server', command: ['tsc', '-p', 'server'] },
  { title: 'Types: client', command: ['tsc', '-p', 'client'] },
  { title: 'Types: scripts and tests', command: ['tsc', '-p', '.'] },
  { title: 'Types: contract', command: ['tsc', '-p', 'contract'] },
  { title: 'Unused code', command: ['knip'] },
  { title: 'Lint and format', command: ['biome', 'ci', '--error-on-warnings', '.'] },
]
const steps: Step[] = [
  {
    title: 'Unit, API and live tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'vitest.json')}`,
    ],
    count: countVitest,
  },
  { title: 'Build', command: ['tsx', 'scripts/build.ts'] },
  { title: 'Budgets: what a page weighs', command: ['tsx', 'scripts/budgets.ts'] },
  { title: 'End to end in Chromium', command: ['playwright', 'test'], count: countPlaywright },
]

const total: Counts = { passed: 0, failed: 0 }
await take({ title: 'Routes', command: ['tsx', 'scripts/generate-routes.ts'] })
const waiting = [...readings]
await Promise.all([takeAll(waiting), takeAll(waiting)])
for (const step of steps) {
  console.log(`\n${step.title}`)
  await take(step, 'inherit')
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

async function takeAll(list: Step[]) {
  for (let step = list.shift(); step; step = list.shift()) await take(step)
}

async function take({ title, command, count }: Step, output: 'inherit' | 'pipe' = 'pipe') {
  const started = Date.now()
  const { succeeded, said } = await run(command, output)
  const counts = count?.() ?? { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  total.passed += counts.passed
  // A step that failed without a failed test (it could not even start) counts as one failure.
  total.failed += succeeded ? counts.failed : Math.max(1, counts.failed)
  if (!succeeded) console.log(said)
  console.log(`${succeeded ? 'ok' : 'FAILED'}: ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}

function run([tool, ...args]: string[], output: 'inherit' | 'pipe') {
  const environment = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json'),
    FORCE_COLOR: '0',
  }
  const child = spawn(join('node_modules', '.bin', tool!), args, {
    stdio: ['inherit', output, output],
    env: environment,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk
    })
  return new Promise<{ succeeded: boolean; said: string }>((resolve) =>
    child.on('close', (code) => resolve({ succeeded: code === 0, said })),
  )
}

function countVitest(): Counts {
  const report = readReport('vitest.json') as { numPassedTests: number; numFailedTests: number } | null
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 1 }
}

function countPlaywright(): Counts {
  const report = readReport('playwright.json') as {
    stats: { expected: number; unexpected: number; flaky: number }
  } | null
  // A test that needed a second try is a failure: the race it found is ours.
  return { passed: report?.stats.expected ?? 0, failed: report ? report.stats.unexpected + report.stats.flaky : 1 }
}

function readReport(name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'))
  } catch {
    return null
  }
}
