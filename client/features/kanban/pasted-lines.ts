/** More are cut off: nobody means to. */
export const MOST_LINES = 200

/** The lines of a pasted list, without the signs lists are written with. */
export const pastedLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•]|\d{1,3}[.)])\s+/, '')
        .replace(/^\[[ x]\]\s*/i, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .slice(0, MOST_LINES)
