// The libraries' indexes name everything they have: 5,900 icons, of which we use a hundred. Here each name is imported from the file it
// is in. The build reads a fraction of the files, and can see which module needs which (scripts/chunks.ts).
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type ESTree, type Plugin, parseSync } from 'vite'

const indexes: Readonly<Record<string, string>> = {
  '@tabler/icons-react': 'node_modules/@tabler/icons-react/dist/esm/tabler-icons-react.mjs',
  '@mantine/core': 'node_modules/@mantine/core/esm/index.mjs',
  '@mantine/hooks': 'node_modules/@mantine/hooks/esm/index.mjs',
}

/** Where a name of an index comes from, and what it is called there. */
interface Origin {
  file: string
  name: string
}
type Origins = ReadonlyMap<string, Origin>

export function straightImports(): Plugin {
  const known = new Map<string, Origins>()
  const originsOf = (index: string) => {
    const file = resolve(indexes[index]!)
    if (!known.has(index)) known.set(index, originsIn(file, readFileSync(file, 'utf8')))
    return known.get(index)!
  }
  return {
    name: 'hearth:straight-imports',
    apply: 'build',
    transform: {
      filter: { id: /\.[cm]?[jt]sx?(?:\?|$)/, code: new RegExp(Object.keys(indexes).join('|')) },
      handler: (code) => ({ code: withStraightImports(code, originsOf), map: null }),
    },
  }
}

/** Of the names an index exports. */
export function originsIn(file: string, code: string): Origins {
  const { body } = parseSync(file, code).program
  const imported = new Map<string, Origin>()
  const exported = new Map<string, Origin>()
  const at = (source: ESTree.StringLiteral) => resolve(dirname(file), source.value)
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration')
      for (const each of statement.specifiers)
        if (each.type === 'ImportSpecifier')
          imported.set(each.local.name, { file: at(statement.source), name: nameOf(each.imported) })
    if (statement.type !== 'ExportNamedDeclaration') continue
    for (const { local, exported: name } of statement.specifiers) {
      const origin = statement.source
        ? { file: at(statement.source), name: nameOf(local) }
        : imported.get(nameOf(local))
      if (origin) exported.set(nameOf(name), origin)
    }
  }
  return exported
}

/** A name whose origin is not known is left to the index. */
export function withStraightImports(code: string, originsOf: (index: string) => Origins): string {
  let straight = ''
  let at = 0
  for (const statement of parseSync('module.js', code).program.body) {
    if (statement.type !== 'ImportDeclaration' || !indexes[statement.source.value]) continue
    const origins = originsOf(statement.source.value)
    const imports = statement.specifiers.map((each) => {
      const origin = each.type === 'ImportSpecifier' ? origins.get(nameOf(each.imported)) : undefined
      return origin ? `import { ${origin.name} as ${each.local.name} } from ${JSON.stringify(origin.file)};` : undefined
    })
    if (imports.includes(undefined)) continue
    straight += code.slice(at, statement.start) + imports.join(' ')
    at = statement.end
  }
  return straight + code.slice(at)
}

const nameOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name)
