/** How often API keys are used. Counted in memory: no request waits until it has been written down. */
export interface KeyUsage {
  used(keyId: string, at: Date): void
  /** So that whoever looks now sees what this node has counted so far. */
  writeDown(): Promise<void>
}
