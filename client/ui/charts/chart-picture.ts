// A chart as a picture. What gives it its colours stays behind on the page, so each part takes along what it looks like.

const copied = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap'],
  ...['paint-order', 'opacity', 'font-family', 'font-size', 'font-weight', 'letter-spacing', 'text-anchor'],
]
const SHARPNESS = 2
const MARGIN = 24
const HEAD = 44

export async function chartPicture(svg: SVGSVGElement, title: string): Promise<Uint8Array> {
  const [width, height] = [svg.clientWidth + 2 * MARGIN, svg.clientHeight + 2 * MARGIN + HEAD]
  const canvas = document.createElement('canvas')
  canvas.width = width * SHARPNESS
  canvas.height = height * SHARPNESS
  const context = canvas.getContext('2d')!
  context.scale(SHARPNESS, SHARPNESS)
  const look = getComputedStyle(document.documentElement)
  context.fillStyle = look.getPropertyValue('--h-card')
  context.fillRect(0, 0, width, height)
  context.fillStyle = look.getPropertyValue('--h-text')
  context.font = '600 16px "Geist Variable", sans-serif'
  context.fillText(title, MARGIN, MARGIN + 18)
  context.drawImage(await imageOf(svg), MARGIN, MARGIN + HEAD)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('This browser cannot make a picture of it')
  return new Uint8Array(await blob.arrayBuffer())
}

async function imageOf(svg: SVGSVGElement) {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(textOf(svg))}`
  await image.decode()
  return image
}

function textOf(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const parts = [...svg.querySelectorAll<SVGElement>('*')]
  for (const [index, part] of [...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const look = getComputedStyle(parts[index]!)
    for (const name of copied) part.style.setProperty(name, look.getPropertyValue(name))
  }
  return new XMLSerializer().serializeToString(copy)
}
