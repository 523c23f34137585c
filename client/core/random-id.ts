/** Not crypto.randomUUID: that is missing where Hearth is served over plain http inside a network. */
export function randomId(bytes = 16): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** In the form ids of tasks have, for a thing that gets its id before the server knows of it. */
export function randomUuid(): string {
  const hex = randomId()
  const variant = ((Number.parseInt(hex[16]!, 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
