// Keys pressed before anybody listens: `boot.js` writes them down from the first moment on.

/** Whatever was pressed longer ago, nobody expects any more. */
const EXPECTED_MS = 10_000

export function takeEarlyKeys(): KeyboardEvent[] {
  const pressed = window.earlyKeys?.end() ?? []
  delete window.earlyKeys
  return pressed.filter(({ timeStamp }) => performance.now() - timeStamp < EXPECTED_MS)
}
