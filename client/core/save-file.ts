/** Hands a text made in the browser to the person as a file. */
export function saveFile(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Revoked in the same task, some browsers have not yet begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
