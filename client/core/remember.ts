/** For the next visit. A storage that is full or forbidden is no reason to stop what somebody is doing now. */
export function remember(storage: Storage, key: string, value: unknown) {
  try {
    storage.setItem(key, JSON.stringify(value))
  } catch {}
}
