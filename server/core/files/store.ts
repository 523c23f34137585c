// Where uploads lie. Keys are made by us ("avatars/0190…-96.webp"), never by a client.

export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>
  delete(key: string): Promise<void>
}
