// What stands inside a paragraph. A tree of plain data: whoever shows it makes elements of it, so no markup gets in.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em' | 'strike'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'mention'; written: string }
  | { kind: 'task'; number: string }
  | { kind: 'break' }

// Bounded, so that a long text full of lone asterisks takes no longer than it should.
const signs = new RegExp(
  [
    '\\\\(?<escaped>[\\\\`*_{}\\[\\]()#+\\-.!~>|@&<=])',
    '(?<ticks>`+)(?<code>[^\\n]{1,2000}?)\\k<ticks>(?!`)',
    // A picture is named, not shown; one that leads somewhere leads there.
    '\\[!\\[(?<alt>[^\\]\\n]{0,300})\\]\\((?<source>[^\\s()]{1,2000})(?: +"[^"\\n]{0,300}")?\\)\\]\\((?<leadsTo>[^\\s()]{1,2000})\\)',
    '!?\\[(?<label>[^\\]\\n]{1,1000})\\]\\((?<target>[^\\s()]{1,2000}(?:\\([^\\s()]{0,200}\\)[^\\s()]{0,2000})?)(?:\\s+"[^"\\n]{0,300}")?\\)',
    '<(?<angle>(?:https?://|mailto:)[^\\s<>]{1,2000})>',
    // Without what ends the sentence it stands in; in a pair of brackets of its own it goes on.
    '(?<bare>https?://(?:\\([^\\s<>()]{0,200}\\)|[^\\s<>()]){1,2000}(?<![?!.,:;*_~\'"]))',
    // Underscores within a word are part of it.
    '(?<two>\\*\\*|~~|(?<![\\p{L}\\p{N}])__)(?=\\S)(?<wide>[\\s\\S]{0,2000}?\\S)\\k<two>(?![*_~]|(?<=__)[\\p{L}\\p{N}])',
    '(?<![\\p{L}\\p{N}_])(?<one>[*_])(?=\\S)(?<narrow>[^*_\\n]{0,2000}?[^\\s*_])\\k<one>(?![\\p{L}\\p{N}_])',
    // As it is written: which signs at its end belong to it, only who knows the people can say.
    '(?<![\\p{L}\\p{N}/@])@(?<written>[a-zA-Z0-9][a-zA-Z0-9_.-]{0,39})',
    '(?<![\\p{L}\\p{N}/-])(?<number>[A-Z][A-Z0-9]{1,5}-\\d{1,9})(?![\\p{L}\\p{N}-])',
    '(?<break> {0,100}\\\\?\\n|<[bB][rR] ?/?>)',
    '&(?<entity>lt|gt|amp|quot|nbsp);',
  ].join('|'),
  'gu',
)

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' }

export function parseInline(text: string): Inline[] {
  const found: Inline[] = []
  let at = 0
  for (const match of text.matchAll(signs)) {
    if (match.index > at) say(found, text.slice(at, match.index))
    at = match.index + match[0].length
    const made = inlineOf(match[0], match.groups ?? {})
    if (made.kind === 'text') say(found, made.text)
    else found.push(made)
  }
  if (at < text.length) say(found, text.slice(at))
  return found
}

function say(found: Inline[], text: string) {
  const last = found.at(-1)
  if (last?.kind === 'text') last.text += text
  else found.push({ kind: 'text', text })
}

function inlineOf(whole: string, parts: Record<string, string | undefined>): Inline {
  const {
    escaped,
    code,
    alt,
    source,
    leadsTo,
    label,
    target,
    angle,
    bare,
    two,
    wide,
    narrow,
    written,
    number,
    entity,
  } = parts
  if (escaped !== undefined) return { kind: 'text', text: escaped }
  if (code !== undefined) return { kind: 'code', text: code.replace(/^ (.*\S.*) $/, '$1') }
  if (leadsTo !== undefined) return linkOf(leadsTo, [{ kind: 'text', text: alt || source! }], whole)
  if (label !== undefined && target !== undefined) return linkOf(target, parseInline(label), whole)
  if (angle !== undefined) return linkOf(angle, [{ kind: 'text', text: angle.replace(/^mailto:/, '') }], whole)
  if (bare !== undefined) return { kind: 'link', href: bare, children: [{ kind: 'text', text: bare }] }
  if (wide !== undefined) return { kind: two === '~~' ? 'strike' : 'strong', children: parseInline(wide) }
  if (narrow !== undefined) return { kind: 'em', children: parseInline(narrow) }
  if (written !== undefined) return { kind: 'mention', written }
  if (number !== undefined) return { kind: 'task', number }
  if (entity !== undefined) return { kind: 'text', text: entities[entity]! }
  return { kind: 'break' }
}

/** Only addresses that lead somewhere; one that would run a script stays the text it is. */
function linkOf(href: string, children: Inline[], whole: string): Inline {
  const isSafe = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i.test(href)
  return isSafe ? { kind: 'link', href, children } : { kind: 'text', text: whole }
}
