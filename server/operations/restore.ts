// npm run restore -- FILE [--replace]
import { inWords, requireFile, runCommand } from './command.ts'
import { restoreBackup } from './restoring.ts'

await runCommand(process.env, process.argv.slice(2), async ({ config, args, has }) => {
  const file = requireFile(process.env, args, 'npm run restore -- FILE [--replace]')
  const manifest = await restoreBackup(config, file, {
    replace: has('--replace'),
    onReplace: (what) => console.log(`Replacing ${what}.`),
  })
  console.log(`Restored ${inWords(manifest)} as they were on ${manifest.madeAt}.`)
  if (manifest.uploads.where === 'object-store')
    console.log(
      `Its uploads lie in the bucket ${manifest.uploads.bucket} at ${manifest.uploads.endpoint}: set the S3 variables.`,
    )
  return 0
})
