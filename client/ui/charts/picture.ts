// A picture with a title, in the colours of the page.
import { t } from '#contract/texts.ts'

const SHARPNESS = 2
/** Browsers draw nothing at all on larger ones. */
const MOST_PIXELS = 16_000
const TITLE = 44
export const MARGIN = 24
export const FONT = '"Geist Variable", sans-serif'

export interface Canvas {
  context: CanvasRenderingContext2D
  /** What a colour of ours is: a canvas does not know their names. */
  color(name: string): string
  /** Where the space below the title begins. */
  top: number
}

/** `width` and `height` are of what is drawn below the title. */
export async function picture(
  title: string,
  { width, height }: { width: number; height: number },
  draw: (canvas: Canvas) => void | Promise<void>,
): Promise<Uint8Array> {
  const size = { width: width + 2 * MARGIN, height: height + 2 * MARGIN + TITLE }
  const sharpness = Math.min(SHARPNESS, MOST_PIXELS / Math.max(size.width, size.height))
  const canvas = document.createElement('canvas')
  canvas.width = size.width * sharpness
  canvas.height = size.height * sharpness
  const context = canvas.getContext('2d')!
  context.scale(sharpness, sharpness)
  const look = getComputedStyle(document.documentElement)
  const color = (name: string) =>
    name.replace(/var\((--[\w-]+)\)/g, (_, property: string) => look.getPropertyValue(property))
  context.fillStyle = color('var(--h-card)')
  context.fillRect(0, 0, size.width, size.height)
  context.fillStyle = color('var(--h-text)')
  context.font = `600 16px ${FONT}`
  context.fillText(title, MARGIN, MARGIN + 18)
  await draw({ context, color, top: MARGIN + TITLE })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error(t`This browser cannot make a picture of it`)
  return new Uint8Array(await blob.arrayBuffer())
}
