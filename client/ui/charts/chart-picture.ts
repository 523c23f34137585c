// A chart as a picture. What gives it its colours stays behind on the page, so each part takes along what it looks like.

const copied = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap'],
  ...['paint-order', 'opacity', 'font-family', 'font-size', 'font-weight', 'letter-spacing', 'text-anchor'],
]
const SHARPNESS = 2
const MARGIN = 24
const HEAD = 44
const LEGEND = 30
const FONT = '"Geist Variable", sans-serif'

interface LegendEntry {
  name: string
  color: string
}

export async function chartPicture(svg: SVGSVGElement, title: string, legend: LegendEntry[] = []): Promise<Uint8Array> {
  const head = HEAD + (legend.length > 0 ? LEGEND : 0)
  const [width, height] = [svg.clientWidth + 2 * MARGIN, svg.clientHeight + 2 * MARGIN + head]
  const canvas = document.createElement('canvas')
  canvas.width = width * SHARPNESS
  canvas.height = height * SHARPNESS
  const context = canvas.getContext('2d')!
  context.scale(SHARPNESS, SHARPNESS)
  const look = getComputedStyle(document.documentElement)
  context.fillStyle = look.getPropertyValue('--h-card')
  context.fillRect(0, 0, width, height)
  context.fillStyle = look.getPropertyValue('--h-text')
  context.font = `600 16px ${FONT}`
  context.fillText(title, MARGIN, MARGIN + 18)
  drawLegend(context, legend, look)
  context.drawImage(await imageOf(svg), MARGIN, MARGIN + head)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('This browser cannot make a picture of it')
  return new Uint8Array(await blob.arrayBuffer())
}

/** On the page it stands beside the chart, so the picture draws its own. */
function drawLegend(context: CanvasRenderingContext2D, legend: LegendEntry[], look: CSSStyleDeclaration) {
  const y = MARGIN + HEAD + 4
  let x = MARGIN
  context.font = `13px ${FONT}`
  for (const { name, color } of legend) {
    context.fillStyle = colorIn(color, look)
    context.beginPath()
    context.arc(x + 5, y, 5, 0, 2 * Math.PI)
    context.fill()
    context.fillStyle = look.getPropertyValue('--h-text-2')
    context.fillText(name, x + 17, y + 4.5)
    x += 17 + context.measureText(name).width + 18
  }
}

/** A canvas does not know the names of our colours. */
const colorIn = (color: string, look: CSSStyleDeclaration) => {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(color) ?? []
  return name ? look.getPropertyValue(name) : color
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
