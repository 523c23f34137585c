// npm run backup -- FILE
import { stat } from 'node:fs/promises'
import { inWords, requireFile, runCommand } from './command.ts'
import { makeBackup } from './making-backup.ts'

await runCommand(process.env, process.argv.slice(2), async ({ config, args }) => {
  const file = requireFile(process.env, args, 'npm run backup -- FILE')
  const manifest = await makeBackup(config, file)
  const megabytes = ((await stat(file)).size / 1e6).toFixed(1)
  console.log(`Backed up ${inWords(manifest)} to ${file} (${megabytes} MB).`)
  if (manifest.uploads.where === 'object-store')
    console.log(
      `Uploads lie in the bucket ${manifest.uploads.bucket} and are NOT in this file: copy the bucket as well.`,
    )
  console.log('It holds AUTH_SECRET and everything people wrote. Keep it as you keep passwords.')
  return 0
})
