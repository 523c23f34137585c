/** Longer than any word: in one that does not end, letters set closer by pairs leave the browser nowhere to begin a line anew. */
const endless = /\S{500}/

/** Whoever types into it waits at every key, unless its letters stand alone (`font-kerning: none`). */
export const hasEndlessWord = (text: string) => endless.test(text)
