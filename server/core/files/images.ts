// A picture is drawn anew from its pixels: what else was in the file (place, camera, scripts) does not come along.
import { t } from '#contract/texts.ts'
import { invalid } from '#server/core/errors.ts'

const formats = new Set(['png', 'jpeg', 'webp', 'gif'])
const MAX_PIXELS = 50_000_000

/** Only what we take is ever decoded: every other decoder (SVG, TIFF, HEIF, PDF) is code a stranger's file need not reach. */
async function decoder() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
  })
  return sharp
}

/** A square of each size, as WebP. */
export async function squares(bytes: Uint8Array, sizes: number[]): Promise<Buffer[]> {
  const sharp = await decoder()
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format } = await image.metadata()
    if (!formats.has(format)) throw new Error(format)
    const upright = image.rotate()
    return await Promise.all(
      sizes.map((size) => upright.clone().resize(size, size, { fit: 'cover' }).webp({ quality: 86 }).toBuffer()),
    )
  } catch {
    throw invalid(t`This is not a picture we can read. Please use a PNG, JPEG, WebP or GIF file.`, 'invalid_image')
  }
}

/** At most this wide, as WebP; nothing when it is not a picture we can read. */
export async function previewOf(
  bytes: Uint8Array,
  width: number,
): Promise<{ data: Buffer; info: { width: number; height: number } } | null> {
  const sharp = await decoder()
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format } = await image.metadata()
    if (!formats.has(format)) return null
    const drawn = image.rotate().resize({ width, withoutEnlargement: true }).webp({ quality: 80 })
    return await drawn.toBuffer({ resolveWithObject: true })
  } catch {
    return null
  }
}
