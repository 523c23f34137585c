// Draws the icons of the installed app from our mark: npx tsx scripts/draw-icons.ts
import { mkdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'

const folder = 'client/public/icons'
const mark = readFileSync('client/public/favicon.svg', 'utf8')
/** What a phone cuts to its own shape: the ground reaches every edge, the flame stays in the middle. */
const full = mark.replace('rx="7" ', '')
const maskable = full
  .replace('viewBox="0 0 24 24"', 'viewBox="-4 -4 32 32"')
  .replace(/<rect [^>]+>/, '<rect x="-4" y="-4" width="32" height="32" fill="#4A4139"/>')

const draw = (svg: string, size: number, name: string) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 24 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`${folder}/${name}.png`)

mkdirSync(folder, { recursive: true })
await Promise.all([
  draw(mark, 192, '192'),
  draw(mark, 512, '512'),
  draw(maskable, 512, 'maskable'),
  draw(full, 180, 'apple'),
])
