// npm run doctor [-- --json]
import { runCommand } from './command.ts'
import { examine } from './doctor/examine.ts'
import { report } from './doctor/report.ts'

await runCommand(process.env, process.argv.slice(2), async ({ config, has }) => {
  const found = await examine(config)
  console.log(has('--json') ? JSON.stringify(found, null, 2) : report(found))
  return found.some(({ state }) => state === 'wrong') ? 1 : 0
})
