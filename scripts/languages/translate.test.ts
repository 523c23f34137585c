// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is translated is code
import { expect, test } from 'vitest'
import { messagesIn } from './messages.ts'
import { translated, type Words } from './translate.ts'

const inGerman = (code: string, words: Record<string, Words>) => translated(code, 'a.tsx', (key) => words[key])
const keysOf = (code: string) => messagesIn(code, 'a.tsx').map(({ key }) => key)

test('a sentence is one message, and another language may order it differently', () => {
  const code = '<p>Signed in as <b>{user.name}</b>. <a href="/out">Log <i>out</i></a></p>'
  const key = 'Signed in as <0>{name}</0>. <1>Log <2>out</2></1>'
  expect(keysOf(code)).toEqual([key])
  expect(inGerman(code, { [key]: '<1>Als <0>{name}</0> <2>abmelden</2></1>' })).toBe(
    '<p><a href="/out">{"Als "}<b>{user.name}</b>{" "}<i>{"abmelden"}</i></a></p>',
  )
})

test('space is counted as a browser shows it', () => {
  const code = `<p>
    One line
    and another{' '}
    <b>one</b>
  </p>`
  expect(keysOf(code)).toEqual(['One line and another <0>one</0>'])
})

test('what is read in attributes is found, whatever it depends on; what is not read is left alone', () => {
  const code = '<a title={open ? "Close" : `Open ${name}`} className="Not a text" placeholder="Search">{n}</a>'
  expect(keysOf(code)).toEqual(['Close', 'Open {name}', 'Search'])
  expect(inGerman(code, { Close: 'Schließen', 'Open {name}': '{name} öffnen', Search: 'Suche "alles"' })).toBe(
    '<a title={open ? `Schließen` : `${name} öffnen`} className="Not a text" placeholder={"Suche \\"alles\\""}>{n}</a>',
  )
})

test('a string with a mark loses it in every language, one without is data', () => {
  const code = "const words = t`Moved ${count} to ${n > 1 ? 'them' : 'it'}`, id = 'moved'"
  const words = { 'Moved {count} to {value}': '{count} nach {value} verschoben', them: 'ihnen', it: 'ihm' }
  expect(inGerman(code, words)).toBe(
    "const words = `${count} nach ${n > 1 ? `ihnen` : `ihm`} verschoben`, id = 'moved'",
  )
  expect(inGerman(code, {})).toBe("const words = `Moved ${count} to ${n > 1 ? 'them' : 'it'}`, id = 'moved'")
})

test('counted things have as many forms as the language has', () => {
  const code = "many(n, { one: '# task', other: `# tasks of ${name}` })"
  const forms = { one: '# zadanie', few: '# zadania', many: '# zadań', other: '# zadania od {name}' }
  expect(inGerman(code, { '# tasks of {name}': forms })).toBe(
    'many(n, {one:`# zadanie`,few:`# zadania`,many:`# zadań`,other:`# zadania od ${name}`})',
  )
})

test('what would end a string stays a part of it', () => {
  expect(inGerman('t`A`', { A: 'Ein `Zeichen` und \\n' })).toBe('`Ein \\`Zeichen\\` und \\\\n`')
})

test('a translation that names something that is not there stops the build', () => {
  expect(() => inGerman('t`Hello ${name}`', { 'Hello {name}': 'Hallo {nmae}' })).toThrow('{nmae}')
})
