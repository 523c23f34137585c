// A table as a picture: what it says in rows, and behind a cell its colour.
import { type Canvas, FONT, MARGIN, picture } from './picture.ts'

const ROW = 34
const GAP = 20
const MOST_TEXT = 320
const TEXT = `13px ${FONT}`
const STRONG = `500 13px ${FONT}`
/** How much of a colour is seen behind a text. */
const TINT = 0.18

interface PictureCell {
  text: string
  /** Of the field behind it. */
  tint?: string | undefined
}

export function tablePicture(title: string, head: string[], rows: PictureCell[][]): Promise<Uint8Array> {
  const ruler = document.createElement('canvas').getContext('2d')!
  const texts = head.map((name, n) => [name, ...rows.map((row) => row[n]?.text ?? '')])
  const widths = texts.map((column) => widest(ruler, column))
  const width = widths.reduce((sum, one) => sum + one + GAP, -GAP)
  return picture(title, { width, height: ROW * (rows.length + 1) }, (canvas) => {
    drawRow(canvas, { cells: head.map((text) => ({ text })), widths, y: canvas.top, ink: 'var(--h-text-3)' })
    for (const [n, cells] of rows.entries())
      drawRow(canvas, { cells, widths, y: canvas.top + ROW * (n + 1), ink: 'var(--h-text)' })
  })
}

function widest(context: CanvasRenderingContext2D, texts: string[]) {
  context.font = STRONG
  return Math.min(MOST_TEXT, Math.ceil(Math.max(...texts.map((text) => context.measureText(text).width))))
}

interface Row {
  cells: PictureCell[]
  widths: number[]
  y: number
  ink: string
}

/** The first cell names the row and stands on the left, numbers on the right. */
function drawRow({ context, color }: Canvas, { cells, widths, y, ink }: Row) {
  let x = MARGIN
  for (const [n, { text, tint }] of cells.entries()) {
    const width = widths[n]!
    if (tint) {
      context.globalAlpha = TINT
      context.fillStyle = color(tint)
      context.fillRect(x - GAP / 2 + 1, y + 1, width + GAP - 2, ROW - 2)
      context.globalAlpha = 1
    }
    context.fillStyle = color(ink)
    context.font = n === 0 ? STRONG : TEXT
    context.textAlign = n === 0 ? 'left' : 'right'
    context.fillText(shortened(context, text, width), n === 0 ? x : x + width, y + ROW / 2 + 4.5)
    x += width + GAP
  }
  context.fillStyle = color('var(--h-line)')
  context.fillRect(MARGIN, y + ROW - 0.5, x - GAP - MARGIN, 1)
}

function shortened(context: CanvasRenderingContext2D, text: string, width: number) {
  if (context.measureText(text).width <= width) return text
  let length = text.length
  while (length > 1 && context.measureText(`${text.slice(0, length)}…`).width > width) length--
  return `${text.slice(0, length)}…`
}
