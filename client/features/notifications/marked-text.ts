// Titles and messages of notifications: plain text, escaped, and <strong> around names. Read without making HTML of it, so that a list
// neither waits for a sanitiser nor can show anything but text.

export interface Piece {
  text: string
  isStrong: boolean
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }

const unescaped = (text: string) => text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => signs[name] ?? '')

export const piecesOf = (marked: string): Piece[] =>
  marked
    .split(/(<strong>.*?<\/strong>)/s)
    .filter((part) => part !== '')
    .map((part) => {
      const strong = /^<strong>(.*)<\/strong>$/s.exec(part)?.[1]
      return { text: unescaped(strong ?? part), isStrong: strong !== undefined }
    })

export const plainText = (marked: string) =>
  piecesOf(marked)
    .map(({ text }) => text)
    .join('')
