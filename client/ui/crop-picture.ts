import { t } from '#contract/texts.ts'

const side = 512

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Cuts a square out of a picture, in the size the server keeps. A browser that cannot write WebP gives a PNG by itself. */
export async function cropPicture(address: string, area: Area): Promise<Blob> {
  const picture = await loadPicture(address)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error(t`This browser cannot crop pictures`)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(t`The picture could not be cropped`))),
      'image/webp',
      0.92,
    )
  })
}

async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}
