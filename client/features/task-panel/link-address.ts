/** What a typed address leads to, or null where it leads nowhere: whoever reads the description would see it as plain text. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (/\s/.test(text)) return null
  if (/^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(text)) return `mailto:${text}`
  if (/^(?:https?:\/\/[^/]|mailto:.|\/(?![/\\])|#)/i.test(text)) return text
  // Nobody types the beginning of "example.com/page".
  return /^[^\s/:@]+\.[^\s/:@.]{2,}(?:[/:?#]|$)/.test(text) ? `https://${text}` : null
}
