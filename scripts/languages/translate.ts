// Writes a source file once more with the words of another language in it.
import { type Message, messagesIn, type Part } from './messages.ts'

/** The words for a message, or of `many` those for each form; nothing where there are none yet. */
export type Words = string | Record<string, string>
export type Look = (key: string) => Words | undefined

export function translated(code: string, file: string, look: Look): string {
  const messages = messagesIn(code, file).toSorted((a, b) => a.start - b.start || b.end - a.end)
  return range(0, code.length)

  /** A stretch of the file, with the outermost messages in it translated, and those inside them by the way. */
  function range(start: number, end: number): string {
    let written = ''
    let at = start
    for (const message of messages) {
      if (message.start < at || message.end > end) continue
      const words = look(message.key)
      const instead = words === undefined ? asItIs(message) : inPlaceOf(message, words)
      if (instead === undefined) continue
      written += code.slice(at, message.start) + instead
      at = message.end
    }
    return written + code.slice(at, end)
  }

  /** The mark itself is of no use to anybody who reads the page. */
  function asItIs({ unmarked }: Message) {
    return unmarked && range(unmarked.start, unmarked.end)
  }

  function inPlaceOf(message: Message, words: Words): string | undefined {
    const { place, parts, forms } = message
    if (place === 'forms') return typeof words === 'string' ? undefined : objectOf(words, Object.values(forms!).flat())
    if (typeof words !== 'string') return undefined
    if (place === 'children') return childrenOf(words, parts)
    if (place === 'attribute') return `{${JSON.stringify(words)}}`
    return templateOf(words, parts)
  }

  function objectOf(forms: Record<string, string>, parts: Part[]) {
    return `{${Object.entries(forms).map(([name, words]) => `${name}:${templateOf(words, parts)}`)}}`
  }

  function templateOf(words: string, parts: Part[]): string {
    const written = words.split(/\{(\w+)\}/).map((piece, n) => {
      if (n % 2 === 0) return piece.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')
      const { node } = valueIn(parts, piece, words)
      return `\${${range(node.start, node.end)}}`
    })
    return `\`${written.join('')}\``
  }

  function childrenOf(words: string, parts: Part[]): string {
    const pieces = words.split(/(<\d+\/>|<(\d+)>.*?<\/\2>|\{\w+\})/s).filter((_, n) => n % 3 !== 2)
    return pieces
      .map((piece, n) => {
        if (n % 2 === 0) return piece && `{${JSON.stringify(piece)}}`
        const [, value] = /^\{(\w+)\}$/.exec(piece) ?? []
        if (value) {
          const { node } = valueIn(parts, value, words)
          return range(node.start, node.end)
        }
        const [, name, inner = ''] = /^<(\d+)(?:>(.*)<\/\d+>|\/>)$/s.exec(piece)!
        const { element } = tagIn(parts, name!, words)
        const { openingElement, closingElement, start, end } = element
        if (!closingElement) return range(start, end)
        const open = range(openingElement.start, openingElement.end)
        return `${open}${childrenOf(inner, parts)}${code.slice(closingElement.start, closingElement.end)}`
      })
      .join('')
  }
}

function valueIn(parts: Part[], name: string, words: string) {
  const found = everyPart(parts).find((part) => part.kind === 'value' && part.name === name)
  if (found?.kind !== 'value') throw new Error(`Nothing in this text is called {${name}}: ${words}`)
  return found
}

function tagIn(parts: Part[], name: string, words: string) {
  const found = everyPart(parts).find((part) => part.kind === 'tag' && part.name === name)
  if (found?.kind !== 'tag') throw new Error(`Nothing in this text is called <${name}>: ${words}`)
  return found
}

const everyPart = (parts: Part[]): Part[] =>
  parts.flatMap((part) => (part.kind === 'tag' ? [part, ...everyPart(part.parts)] : [part]))
