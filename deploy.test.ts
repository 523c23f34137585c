// What is written about running Hearth names things that are there: a renamed script or variable is noticed here, not by an operator at night.
import { existsSync, readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const all = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((match) => match[1]!))]

const commands = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts
const scripts = Object.keys(commands)
const variables = all(read('server/config.ts').split('z.object({')[1]!.split('\n})')[0]!, /^ {2}([A-Z][A-Z0-9_]+):/gm)
const guide = read('docs/OPERATIONS.md')
const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const service = read('deploy/hearth.service')

test('there is something to compare with', () => {
  expect(scripts).toContain('backup')
  expect(variables).toContain('DATABASE_URL')
})

test('every variable has its line in both tables of settings, and no other has', () => {
  const named = (text: string) =>
    all(text, /^\| ((?:`[A-Z0-9_]+`(?:, )?)+) \|/gm).flatMap((cell) => all(cell, /`([A-Z0-9_]+)`/g))
  expect(named(guide).toSorted()).toEqual(variables.toSorted())
  expect([...named(read('README.md')), 'NODE_ENV'].toSorted()).toEqual(variables.toSorted())
})

test('every npm command somebody is told to type exists', () => {
  for (const file of ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')])
    expect({
      file,
      unknown: all(read(file), /npm run (?:--silent )?([a-z0-9:]+)/g).filter((name) => !scripts.includes(name)),
    }).toEqual({
      file,
      unknown: [],
    })
})

test('what is set for Docker and systemd is known', () => {
  const own = ['POSTGRES_PASSWORD', 'DOMAIN']
  const inCompose = all(compose.split('services:')[0]!, /^ {4}([A-Z_0-9]+):/gm)
  const inDockerfile = all(/^ENV (.*)$/m.exec(dockerfile)![1]!, /([A-Z_]+)=/g)
  const inService = all(service, /^Environment=([A-Z_]+)=/gm)
  const inExample = all(read('deploy/hearth.env.example'), /^([A-Z_]+)=/gm)
  expect([...inCompose, ...inDockerfile, ...inService].filter((name) => !variables.includes(name))).toEqual([])
  expect(inExample.filter((name) => !own.includes(name) && !variables.includes(name))).toEqual([])
  expect(all(compose, /\$\{([A-Z_]+)/g).toSorted()).toEqual(inExample.toSorted())
})

test('what is started is what is built', () => {
  const entries = all(read('scripts/build-part.ts'), /^ {8}'?([a-z-]+)'?: '(?:server|demo)\//gm)
  const started = all(
    [dockerfile, service, guide, ...Object.values(commands)].join('\n'),
    /dist\/server\/([a-z-]+)\.js/g,
  )
  expect(started).toContain('main')
  expect(started.filter((name) => !entries.includes(name))).toEqual([])
})

test('the image is made of files that exist, and asks where the server answers', () => {
  const built = ['dist', 'node_modules']
  const copied = all(dockerfile, /^COPY --from=build \/hearth\/(\S+)/gm)
  expect(copied.filter((path) => !built.includes(path) && !existsSync(path))).toEqual([])
  expect(copied).toContain('server/database/migrations')
  expect(existsSync('scripts/lean-modules.ts') && dockerfile.includes('scripts/lean-modules.ts')).toBe(true)
  const health = read('server/core/http/health.ts')
  for (const text of [dockerfile, read('deploy/Caddyfile')]) expect(text).toContain('/readyz')
  expect(health).toContain("'/readyz'")
  expect(all(`${compose}${dockerfile}`, /(?:hearth-\d:|EXPOSE |PORT=)(\d+)/g)).toEqual(['3000'])
})

test('neither secrets nor data can get into an image', () => {
  const ignored = read('.dockerignore').split('\n')
  for (const name of ['data', '.git', 'node_modules', '**/*.env']) expect(ignored).toContain(name)
  expect(read('.gitignore')).toContain('deploy/hearth.env\n')
})

test('every link of the guide leads somewhere', () => {
  const broken = all(guide, /\]\(([^)#]+)\)/g).filter(
    (link) => !existsSync(new URL(link, `file://${process.cwd()}/docs/`)),
  )
  expect(broken).toEqual([])
})
