const LEAST = { width: 96, height: 72 }
const MOST = { width: 280, height: 200 }

const within = (least: number, wanted: number, most: number) => Math.round(Math.min(Math.max(wanted, least), most))

/** The room a picture gets in a message, known before it has come: nothing jumps. What is small is never drawn larger than it is. */
export function previewBox(preview: string) {
  const [, width, height] = (/-(\d+)x(\d+)\.webp$/.exec(preview) ?? []).map(Number)
  // Small pictures drawn by earlier versions do not tell their size.
  if (!width || !height) return { ...MOST, objectFit: 'scale-down' as const }
  const scale = Math.min(1, MOST.width / width, MOST.height / height)
  const box = {
    width: within(LEAST.width, width * scale, MOST.width),
    height: within(LEAST.height, height * scale, MOST.height),
  }
  const fills = width >= box.width && height >= box.height
  return { ...box, objectFit: fills ? ('cover' as const) : ('none' as const) }
}
