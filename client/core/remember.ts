/** For the next visit. A storage that is full or forbidden is no reason to stop what somebody is doing now. */
export function remember(storage: Storage, key: string, value: unknown) {
  try {
    storage.setItem(key, JSON.stringify(value))
  } catch {}
}

/** What `remember` kept of a list of names. */
export function rememberedNames(storage: Storage, key: string): string[] {
  try {
    const names: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(names) ? names.map(String) : []
  } catch {
    return []
  }
}
