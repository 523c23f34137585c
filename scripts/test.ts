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

const reports = mkdtempSync(join(tmpdir(), 'hearth-report-'))
const steps: { title: string; command: string[]; count?: () => Counts }[] = [
  { title: 'Routes', command: ['tsx', 'scripts/generate-routes.ts'] },
  { title: 'Lint and format', command: ['biome', 'ci', '.'] },
  { title: 'Types: contract', command: ['tsc', '-p', 'contract'] },
  { title: 'Types: server', command: ['tsc', '-p', 'server'] },
  { title: 'Types: client', command: ['tsc', '-p', 'client'] },
  { title: 'Types: scripts and tests', command: ['tsc', '-p', '.'] },
  { title: 'Unused code', command: ['knip'] },
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
for (const [index, { title, command, count }] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${title}`)
  const started = Date.now()
  const succeeded = await run(command)
  const counts = count?.() ?? { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  total.passed += counts.passed
  // A step that failed without a failed test (it could not even start) counts as one failure.
  total.failed += succeeded ? counts.failed : Math.max(1, counts.failed)
  console.log(`${succeeded ? 'ok' : 'FAILED'}: ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

function run([tool, ...args]: string[]) {
  const environment = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json'),
    FORCE_COLOR: '0',
  }
  const child = spawn(join('node_modules', '.bin', tool!), args, { stdio: 'inherit', env: environment })
  return new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)))
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
