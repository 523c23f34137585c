// npm run demo: fills a workspace to look around in, beside whatever is there already, whether the server runs or not.
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { localSecrets, prepareDataDir } from '#server/core/data-dir.ts'
import { StartupError } from '#server/core/errors.ts'
import { diskStore } from '#server/core/files/disk.ts'
import { s3Store } from '#server/core/files/s3.ts'
import { connect } from '#server/database/connect.ts'
import { joinEmbedded } from '#server/database/embedded/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { type Made, makeDemo } from './make.ts'

try {
  const begun = Date.now()
  const config = readConfig(process.env)
  await prepareDataDir(config.dataDir)
  const secrets = await localSecrets(config.dataDir)
  const embedded = config.databaseUrl ? null : await joinEmbedded(config.dataDir, secrets.databasePassword)
  const address = embedded?.connection ?? { connectionString: config.databaseUrl! }
  try {
    const { db, pool } = connect({ ...address, max: 2 })
    await migrate(pool)
    const files = config.s3 ? s3Store(config.s3) : diskStore(join(config.dataDir, 'uploads'))
    const surroundings = { config, files, authSecret: config.authSecret ?? secrets.authSecret }
    const made = await makeDemo(db, address, surroundings, { again: process.argv.includes('--again') })
    await db.destroy()
    const seconds = ((Date.now() - begun) / 1000).toFixed(1)
    console.log(made.isNew ? greeting(made, config.appUrl, seconds) : alreadyThere(made, config.appUrl))
  } finally {
    await embedded?.stop()
  }
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}

function greeting(
  { workspaceUrl, email, password, tasks }: Extract<Made, { isNew: true }>,
  appUrl: string,
  seconds: string,
) {
  return `
Whistle Kettles is there: ten people, eight projects, ${tasks} tasks and what became of them (${seconds} s).

  Open      ${appUrl}/${workspaceUrl}
  Sign in   ${email}
  Password  ${password}

Everybody else has the same password: priya@…, bram@… and so on. None of them gets mail.
`
}

function alreadyThere({ workspaceUrl, email }: Made, appUrl: string) {
  return `
There is a demo already: ${appUrl}/${workspaceUrl}, sign in as ${email} with the password it was made with.
For another one beside it: npm run demo -- --again
`
}
