/** The build this page came from; empty in development. */
declare const __BUILD_ID__: string

interface Window {
  /** What `boot.js` asked for before the scripts were there, with whose token. */
  earlyAnswers?: { token: string; of: Map<string, Promise<Response>> }
  /** What was pressed before the shortcuts were there. Whoever ends it gets it all. */
  earlyKeys?: { end(): KeyboardEvent[] }
}
