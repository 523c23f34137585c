/** Hands what was made or fetched in the browser to the person as a file. */
export function saveFile(name: string, content: string | Uint8Array, type: string) {
  const address = URL.createObjectURL(new Blob([content as BlobPart], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Revoked in the same task, some browsers have not yet begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
