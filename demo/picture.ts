/** A drawing as somebody would upload it. */
export async function pictureOf(drawing: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(drawing)).png().toBuffer()
}
