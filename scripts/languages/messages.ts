// Finds what people read in a source file: text between tags, text in attributes that are read, and what is marked with `t` and `many`.
// A sentence is one message with everything inside it, `Signed in as <0>{name}</0>`, because other languages order it differently.
import { type ESTree, parseSync } from 'vite'
import { readAttributes } from './attributes.ts'

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: string; node: ESTree.Node }
  | { kind: 'tag'; name: string; element: ESTree.JSXElement; parts: Part[] }

export interface Message {
  /** What it is called in a catalogue: the English itself. */
  key: string
  parts: Part[]
  start: number
  end: number
  /** Where it stands decides what takes its place. */
  place: 'children' | 'attribute' | 'string' | 'forms'
  /** Of `many`: the parts of each form. */
  forms?: Record<string, Part[]>
  /** Of what is marked: itself without the mark. */
  unmarked?: ESTree.TemplateLiteral
}

type Node = ESTree.Node
const letters = /\p{L}/u

/** In the order in which they stand, outer ones before those inside them. */
export function messagesIn(code: string, file: string): Message[] {
  const found: Message[] = []
  visit(parseSync(file, code).program)
  return found

  function visit(node: Node) {
    if (node.type === 'TaggedTemplateExpression' && isNamed(node.tag, 't')) return takeTemplate(node, node.quasi)
    if (node.type === 'TaggedTemplateExpression' && isNamed(node.tag, 'phrase'))
      return takeTemplate(node.quasi, node.quasi)
    if (node.type === 'CallExpression' && isNamed(node.callee, 'many')) return takeForms(node)
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') return visitElement(node)
    for (const child of childrenOf(node)) visit(child)
  }

  function visitElement(node: ESTree.JSXElement | ESTree.JSXFragment) {
    if (node.type === 'JSXElement') visitAttributes(node)
    if (!node.children.some(saysSomething)) for (const child of node.children) visitChild(child)
    else takeChildren(node.children)
  }

  function visitAttributes({ openingElement }: ESTree.JSXElement) {
    for (const attribute of openingElement.attributes) {
      if (attribute.type === 'JSXSpreadAttribute') visit(attribute)
      else if (attribute.name.type !== 'JSXIdentifier' || !readAttributes.has(attribute.name.name)) {
        if (attribute.value) visit(attribute.value)
      } else if (attribute.value?.type === 'Literal') takeLiteral(attribute.value, 'attribute')
      else if (attribute.value?.type === 'JSXExpressionContainer') visitShown(attribute.value.expression)
    }
  }

  function visitChild(child: ESTree.JSXChild) {
    if (child.type === 'JSXExpressionContainer') visitShown(child.expression)
    else if (child.type !== 'JSXText') visit(child)
  }

  /** An expression whose value is shown as it is: the strings it may come to are read. */
  function visitShown(node: Node) {
    if (node.type === 'Literal') return takeLiteral(node, 'string')
    if (node.type === 'TemplateLiteral') return takeTemplate(node, node)
    if (node.type === 'ConditionalExpression') {
      visit(node.test)
      visitShown(node.consequent)
      visitShown(node.alternate)
    } else if (node.type === 'LogicalExpression') {
      // What is asked for with && is not what is shown.
      if (node.operator === '&&') visit(node.left)
      else visitShown(node.left)
      visitShown(node.right)
    } else visit(node)
  }

  function takeLiteral(node: ESTree.Node & { type: 'Literal' }, place: 'attribute' | 'string') {
    if (typeof node.value !== 'string' || !letters.test(node.value)) return
    found.push({
      key: node.value,
      parts: [{ kind: 'text', text: node.value }],
      start: node.start,
      end: node.end,
      place,
    })
  }

  function takeTemplate(whole: Node, template: ESTree.TemplateLiteral) {
    const parts = partsOfTemplate(template, new Names())
    const key = keyOf(parts)
    const unmarked = whole === template ? undefined : template
    if (unmarked || letters.test(key.replaceAll(/\{\w+\}/g, '')))
      found.push({ key, parts, start: whole.start, end: whole.end, place: 'string', ...(unmarked && { unmarked }) })
    for (const expression of template.expressions) visitShown(expression)
  }

  function takeForms(call: ESTree.CallExpression) {
    const [count, given] = call.arguments
    if (count) visit(count)
    if (given?.type !== 'ObjectExpression') return
    const names = new Names()
    const forms: Record<string, Part[]> = {}
    for (const property of given.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
      const { value } = property
      if (value.type === 'TemplateLiteral') {
        forms[property.key.name] = partsOfTemplate(value, names)
        for (const expression of value.expressions) visitShown(expression)
      } else if (value.type === 'Literal') forms[property.key.name] = [{ kind: 'text', text: String(value.value) }]
    }
    const parts = forms.other ?? []
    found.push({ key: keyOf(parts), parts, start: given.start, end: given.end, place: 'forms', forms })
  }

  function takeChildren(children: ESTree.JSXChild[]) {
    const parts = partsOfChildren(children, new Names())
    const [first, last] = [children[0]!, children.at(-1)!]
    found.push({ key: keyOf(parts), parts, start: first.start, end: last.end, place: 'children' })
    visitInside(children)
  }

  function visitInside(children: ESTree.JSXChild[]) {
    for (const child of children) {
      if (child.type === 'JSXElement') {
        visitAttributes(child)
        visitInside(child.children)
      } else if (child.type === 'JSXExpressionContainer' && textOf(child) === undefined) visitShown(child.expression)
    }
  }
}

const keyOf = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'value') return `{${part.name}}`
      return part.parts.length ? `<${part.name}>${keyOf(part.parts)}</${part.name}>` : `<${part.name}/>`
    })
    .join('')

/** What stands in a message, by a name nothing else in it has. */
class Names {
  readonly #taken = new Set<string>()
  #tags = 0

  ofValue(node: Node) {
    const wanted = wordFor(node) ?? 'value'
    let name = wanted
    for (let n = 2; this.#taken.has(name); n++) name = `${wanted}${n}`
    this.#taken.add(name)
    return name
  }

  ofTag = () => String(this.#tags++)
}

function wordFor(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') return node.property.name
  if (node.type === 'CallExpression') return wordFor(node.arguments[0] ?? node.callee) ?? wordFor(node.callee)
  if (node.type === 'TSNonNullExpression' || node.type === 'ChainExpression') return wordFor(node.expression)
  return undefined
}

function partsOfTemplate({ quasis, expressions }: ESTree.TemplateLiteral, names: Names): Part[] {
  return quasis.flatMap(({ value }, n): Part[] => {
    const text: Part[] = value.cooked ? [{ kind: 'text', text: value.cooked }] : []
    const expression = expressions[n]
    return expression ? [...text, { kind: 'value', name: names.ofValue(expression), node: expression }] : text
  })
}

function partsOfChildren(children: readonly ESTree.JSXChild[], names: Names): Part[] {
  return children.flatMap((child): Part[] => {
    const text = textOf(child)
    if (text !== undefined) return text ? [{ kind: 'text', text }] : []
    if (child.type === 'JSXExpressionContainer') {
      // A comment for those who read the source.
      if (child.expression.type === 'JSXEmptyExpression') return []
      return [{ kind: 'value', name: names.ofValue(child.expression), node: child }]
    }
    if (child.type !== 'JSXElement') return [{ kind: 'value', name: names.ofValue(child), node: child }]
    const name = names.ofTag()
    return [{ kind: 'tag', name, element: child, parts: partsOfChildren(child.children, names) }]
  })
}

const saysSomething = (child: ESTree.JSXChild) => child.type === 'JSXText' && letters.test(child.value)

/** Of text and of `{' '}`; of nothing else. */
function textOf(child: ESTree.JSXChild): string | undefined {
  if (child.type === 'JSXText') return asShown(child.value)
  if (child.type !== 'JSXExpressionContainer' || child.expression.type !== 'Literal') return undefined
  return typeof child.expression.value === 'string' ? child.expression.value : undefined
}

/** As JSX counts space: that around a line break is none, lines of words are joined by one. */
function asShown(raw: string) {
  const lines = raw.split(/\r?\n/)
  const last = lines.length - 1
  return lines
    .map((line, n) =>
      line
        .replaceAll('\t', ' ')
        .replace(n > 0 ? /^ +/ : '', '')
        .replace(n < last ? / +$/ : '', ''),
    )
    .filter(Boolean)
    .join(' ')
}

const isNamed = (node: Node, name: string) => node.type === 'Identifier' && node.name === name

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && typeof value.type === 'string')
}
