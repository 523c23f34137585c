// How somebody without a picture looks.

const colors = [
  '#B4553A',
  '#946529',
  '#76732F',
  '#557945',
  '#3A7A6B',
  '#3A778C',
  '#4A6FA0',
  '#6563A8',
  '#86599B',
  '#A1557F',
  '#A8505C',
  '#7A6A5C',
  '#5E6B74',
] as const

const nameless = '#9A948C'

/** By the sum of the name's character codes, so that a person has the same colour everywhere. */
export function avatarColor(name: string | null | undefined): string {
  if (!name) return nameless
  let sum = 0
  for (let index = 0; index < name.length; index += 1) sum += name.charCodeAt(index)
  return colors[sum % colors.length] ?? nameless
}

export function initials(name: string | null | undefined): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean)
  // By code point: half of an emoji or of a rare letter would show as a broken sign.
  return words
    .slice(0, 2)
    .map((word) => (Array.from(word)[0] ?? '').toUpperCase())
    .join('')
}
