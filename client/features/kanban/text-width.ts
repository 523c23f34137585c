// How wide text is, without asking the page: a table of letters per font, drawn once. Asking the page would lay it out in the middle of a render.

/** As --h-font in tokens.css: in another font letters have other widths. */
const FAMILY = '"Geist Variable", "Geist Stand-in", system-ui, -apple-system, "Segoe UI", sans-serif'
const ASCII = 128
/** From here on letters join, turn round or stand on each other: how wide they are together only drawing tells. */
const DRAWN = 0x590
/** Chinese and Japanese: each letter as wide as it is high. */
const SQUARES = '\u2e80-\ua4cf\uf900-\ufaff\uff00-\uff60'
const HANGUL = '\uac00-\ud7a3'
const square = new RegExp(`[${SQUARES}]`)
/** Where a line may end: after spaces and hyphens, and on both sides of what is written without spaces. */
const breaks = new RegExp(`(?<=[ \\-${SQUARES}${HANGUL}])|(?=[${SQUARES}${HANGUL}])`)

interface Table {
  font: string
  spacing: number
  widths: Float32Array
  /** Of letters that are not in the table. */
  other: number
  /** Of one that stands in a square. */
  square: number
}

const tables = new Map<string, Table>()
let canvas: CanvasRenderingContext2D | null | undefined

export interface Font {
  weight: number
  size: number
  spacing: number
}

function tableOf({ weight, size, spacing }: Font): Table {
  const font = `${weight} ${size}px ${FAMILY}`
  const known = tables.get(font)
  if (known) return known
  canvas ??= document.createElement('canvas').getContext('2d')
  if (canvas) canvas.font = font
  const measure = (letter: string) => (canvas?.measureText(letter).width ?? size * 0.53) + spacing
  const widths = Float32Array.from({ length: ASCII }, (_, code) => (code < 32 ? 0 : measure(String.fromCharCode(code))))
  const table = { font, spacing, widths, other: measure('é'), square: size + spacing }
  tables.set(font, table)
  return table
}

export function textWidth(text: string, font: Font): number {
  const table = tableOf(font)
  let width = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < ASCII) width += table.widths[code]!
    else if (code >= 0x2e80 && square.test(text[at]!)) width += table.square
    else if (code < DRAWN || isMark(code) || !canvas) width += table.other
    else return drawnWidth(text, table)
  }
  return width
}

/** Dashes, quotes and the euro, which stand in texts of letters that are in no need of drawing. */
const isMark = (code: number) => code >= 0x2010 && code < 0x2100

function drawnWidth(text: string, { font, spacing }: Table): number {
  canvas!.font = font
  return canvas!.measureText(text).width + text.length * spacing
}

/** How many lines a text takes: broken within a word only where it is wider than a line. */
export function lineCount(text: string, font: Font, available: number): number {
  let lines = 1
  let taken = 0
  for (const word of text.split(breaks)) {
    const ink = textWidth(word.trimEnd(), font)
    const fits = taken + ink <= available
    if (!fits && taken > 0) {
      lines += 1
      taken = 0
    }
    taken += textWidth(word, font)
    while (taken > available && ink > available) {
      lines += 1
      taken -= available
    }
  }
  return lines
}
