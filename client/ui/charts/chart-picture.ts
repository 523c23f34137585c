// A chart as a picture. What gives it its colours stays behind on the page, so each part takes along what it looks like.
import { type Canvas, FONT, MARGIN, picture } from './picture.ts'

const copied = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap'],
  ...['paint-order', 'opacity', 'font-family', 'font-size', 'font-weight', 'letter-spacing', 'text-anchor'],
]
const LEGEND = 30

interface LegendEntry {
  name: string
  color: string
}

export function chartPicture(svg: SVGSVGElement, title: string, legend: LegendEntry[] = []): Promise<Uint8Array> {
  const above = legend.length > 0 ? LEGEND : 0
  const size = { width: svg.clientWidth, height: svg.clientHeight + above }
  return picture(title, size, async (canvas) => {
    drawLegend(canvas, legend)
    canvas.context.drawImage(await imageOf(svg), MARGIN, canvas.top + above)
  })
}

/** On the page it stands beside the chart, so the picture draws its own. */
function drawLegend({ context, color: colorOf, top }: Canvas, legend: LegendEntry[]) {
  const y = top + 4
  let x = MARGIN
  context.font = `13px ${FONT}`
  for (const { name, color } of legend) {
    context.fillStyle = colorOf(color)
    context.beginPath()
    context.arc(x + 5, y, 5, 0, 2 * Math.PI)
    context.fill()
    context.fillStyle = colorOf('var(--h-text-2)')
    context.fillText(name, x + 17, y + 4.5)
    x += 17 + context.measureText(name).width + 18
  }
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
