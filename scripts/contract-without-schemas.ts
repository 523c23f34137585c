// The browser needs the contract's paths, rules and types, never its schemas: the server is the one that checks. So the
// client's build gives the contract a stand-in for zod that swallows every call. It saves 30 kB (gzip) on every page.
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

const STAND_IN = '\0schemas-stay-on-the-server'

export function contractWithoutSchemas(): Plugin {
  return {
    name: 'hearth:contract-without-schemas',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'zod' && importer?.includes('/contract/') ? STAND_IN : null),
    load: (id) => (id === STAND_IN ? standIn : null),
    transform: (code, id) =>
      id.includes('/contract/') ? { code: withoutShapes(withoutOptions(code)), map: null } : null,
  }
}

/** Who may call, how often, in which transaction, and a sentence about it for the documentation: a page that calls knows where to, and how. */
export function withoutOptions(code: string): string {
  let lean = ''
  let at = 0
  const leaveOut = ({ callee, arguments: [, options] }: ESTree.CallExpression) => {
    if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || options?.type !== 'ObjectExpression') return
    const kept = options.properties.filter(isForCallers).map(({ start, end }) => code.slice(start, end))
    lean += `${code.slice(at, options.start)}{${kept.join(', ')}}`
    at = options.end
  }
  new Visitor({ CallExpression: leaveOut }).visit(parseSync('contract.ts', code).program)
  return lean + code.slice(at)
}

/** Whether a token goes along, and whether the body is a form with a file. */
function isForCallers(option: ESTree.ObjectPropertyKind) {
  if (option.type !== 'Property' || option.key.type !== 'Identifier') return true
  if (option.key.name === 'access') return option.value.type === 'Literal' && option.value.value === 'anyone'
  return option.key.name === 'upload'
}

/** The stand-in answers every call with itself, so nobody misses what is built from it: names of fields, 6 kB (gzip) on a board. */
export function withoutShapes(code: string): string {
  let lean = ''
  let at = 0
  const leaveOut = (call: ESTree.CallExpression) => {
    // Those inside one that was left out went with it.
    if (call.start < at || !isOnStandIn(call)) return
    lean += `${code.slice(at, call.start)}z`
    at = call.end
  }
  new Visitor({ CallExpression: leaveOut }).visit(parseSync('contract.ts', code).program)
  return lean + code.slice(at)
}

/** Of contract/fields.ts: what is read of them is the name of a field, for the server to say what is wrong with it. */
const makeSchemas = new Set(['z', 'line', 'prose'])

/** Whether a chain of calls begins at `z`, or at what makes a schema of it. */
function isOnStandIn(node: ESTree.Expression | ESTree.Super): boolean {
  if (node.type === 'CallExpression') return isOnStandIn(node.callee)
  if (node.type === 'MemberExpression') return isOnStandIn(node.object)
  return node.type === 'Identifier' && makeSchemas.has(node.name)
}

/** Whatever is asked of it, it answers with itself; only to check a value it refuses, so that nobody relies on it by mistake. */
const standIn = `
const refuse = () => { throw new Error('Schemas stay on the server; ask it instead') }
const inert = new Proxy(() => {}, {
  get: (_, name) => (name === '_zod' || name === 'parse' || name === 'safeParse' ? refuse : inert),
  apply: () => inert,
})
export { inert as z }
`
