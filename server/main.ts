import { join } from 'node:path'
import { readConfig } from './config.ts'
import { StartupError } from './core/errors.ts'
import { isOutboxShown } from './core/http/outbox.ts'
import { createLog } from './core/log.ts'
import { projectRoot } from './core/project-root.ts'
import { startServer } from './start.ts'

/** What runs is finished within this time; then the process ends anyway. */
const SHUTDOWN_MS = 9_000

try {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  // In development Vite shows the web app and passes everything else on to this process.
  const clientFolder = config.production ? join(projectRoot, 'dist', 'client') : null
  const hearth = await startServer(config, log, clientFolder)
  if (!config.rateLimits)
    console.warn(
      'RATE_LIMITS=off: nobody is limited, not even at guessing passwords. Only for tests and trusted networks.',
    )
  if (config.databaseUrl && !config.authSecret)
    console.warn(`AUTH_SECRET is not set: one was made in ${config.dataDir}. Every other node needs the same.`)
  console.log(`Hearth is ready at ${config.appUrl} (listening on ${hearth.url})`)
  if (!config.smtpUrl)
    console.log(
      `No SMTP_URL is set: mails lie in ${config.dataDir}/outbox${isOutboxShown(config) ? ` and are shown at ${hearth.url}/outbox` : ''}`,
    )

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref()
    await hearth.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
} catch (error) {
  // A start that cannot succeed says why in one line; a stack is for mistakes of ours.
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}
