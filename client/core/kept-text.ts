// What somebody has typed and not sent. A storage that is full or forbidden is no reason to stop them from typing.

export function keptText(storage: Storage, key: string): string {
  try {
    return storage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function keepText(storage: Storage, key: string, text: string) {
  try {
    if (text.trim() === '') storage.removeItem(key)
    else storage.setItem(key, text)
  } catch {}
}
