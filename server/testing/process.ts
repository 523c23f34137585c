// Hearth as an operator starts it: a process of its own, from what was built (scripts/built-for-tests.ts), which starts seconds sooner than its sources.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { Person, request } from './person.ts'
import { until } from './until.ts'

export interface HearthProcess {
  url: string
  child: ChildProcess
  /** What it printed so far. */
  output(): string
  /** Sends the signal and waits for the end; the exit code, or null when it was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

const environmentOf = (environment: Record<string, string>) => ({
  PATH: process.env.PATH!,
  HOME: process.env.HOME ?? '/tmp',
  // Without the built web app, which these tests do not look at.
  NODE_ENV: 'development',
  RATE_LIMITS: 'off',
  PORT: '0',
  ...environment,
})

const built = (name: string) => ['--enable-source-maps', `dist/server/${name}.js`]

function launch(environment: Record<string, string>) {
  const child = spawn(process.execPath, built('main'), {
    env: environmentOf(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  const exit = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)))
  return { child, exit, output: () => said }
}

export async function startProcess(environment: Record<string, string>): Promise<HearthProcess> {
  const { child, exit, output } = launch(environment)
  const url = await until(
    'the server to be ready',
    () => {
      if (child.exitCode !== null) throw new Error(`it ended instead: ${output()}`)
      return /listening on (http:\S+)\)/.exec(output())?.[1]
    },
    120_000,
  ).catch((error) => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    url,
    child,
    output,
    end(signal) {
      child.kill(signal)
      return exit
    },
  }
}

/** For starts that must fail: exit code and everything it printed. */
export async function startInVain(environment: Record<string, string>) {
  const { exit, output } = launch(environment)
  const code = await exit
  return { code, lines: output().trim().split('\n') }
}

/** A command of an operator, such as "backup": exit code and everything it printed. `limit` is what a shell sets first. */
export function runOperation(environment: Record<string, string>, command: string[], limit = 'true') {
  const [name, ...args] = command
  const line = [process.execPath, ...built(name!), ...args]
  const run = spawnSync('sh', ['-c', `${limit}; exec "$@"`, 'sh', ...line], {
    env: environmentOf(environment),
    encoding: 'utf8',
  })
  return { code: run.status, output: `${run.stdout}${run.stderr}`.trim() }
}

export async function freePort() {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Signs somebody up at a server that lays its mails into the outbox, and opens the link in the mail. */
export async function signUpAt(url: string, name: string): Promise<Person> {
  const email = `${name}@example.com`
  const password = `${name} likes long passwords`
  await request(url, 'POST', '/auth/register', { name, email, password })
  const token = await until('the mail', async () => {
    const { mails } = (await request(url, 'GET', '/outbox.json')).body as { mails: { to: string[]; text: string }[] }
    return /verify\/(\S+)/.exec(mails.find(({ to }) => to[0] === email)?.text ?? '')?.[1]
  })
  const { body } = await request(url, 'POST', `/auth/verify-email/${token}`)
  return new Person(url, body, password)
}
