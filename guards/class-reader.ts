// The classes that an expression of a screen may stand for. Reads what is written, not what runs; a name it cannot
// follow counts as no class.
import { dirname, join } from 'node:path/posix'
import { type ESTree, parseSync } from 'vite'
import type { Sources } from './import-graph.ts'

export type Node = ESTree.Node
type Visit = (node: Node, above: readonly Node[]) => void

/** Words of which one at a time is on the element. */
export interface Part {
  words: readonly string[]
  /** What the caller hands over under this name, not words of one's own. */
  prop?: string
  /** Chosen by a prop of this name. */
  variant?: { name: string; words: ReadonlyMap<string, string>; usual: string | undefined }
}

export interface Source {
  path: string
  text: string
  program: ESTree.Program
  values: Map<string, Node>
  imports: Map<string, { path: string; name: string }>
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

export function walk(node: Node, visit: Visit, above: readonly Node[] = []): void {
  visit(node, above)
  const path = [...above, node]
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, visit, path)
}

export const isFunction = ({ type }: Node): boolean => type.includes('Function')

function readSource(path: string, text: string): Source {
  const { program } = parseSync(path, text)
  const source: Source = { path, text, program, values: new Map(), imports: new Map() }
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      source.values.set(node.id.name, node.init)
    if (node.type === 'FunctionDeclaration' && node.id) source.values.set(node.id.name, node)
    if (node.type !== 'ImportDeclaration' || !node.source.value.startsWith('.')) return
    const from = join(dirname(path), node.source.value)
    for (const one of node.specifiers)
      if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
        source.imports.set(one.local.name, { path: from, name: one.imported.name })
  })
  return source
}

/** One of several: their words are never on the element together. */
function oneOf(choices: readonly Part[][]): Part[] {
  const joined = choices.flatMap((parts) =>
    parts
      .filter(({ prop }) => prop === undefined)
      .reduce<string[]>(
        (all, part) => all.flatMap((left) => part.words.map((word) => `${left} ${word}`)),
        [''],
      ),
  )
  return [{ words: [...new Set(joined)] }, ...choices.flat().filter(({ prop }) => prop !== undefined)]
}

export class ClassReader {
  readonly sources: ReadonlyMap<string, Source>

  constructor(files: Sources) {
    const web = [...files].filter(([path]) => /^web\/src\/.*\.tsx?$/.test(path) && !path.includes('.test.'))
    this.sources = new Map(web.map(([path, text]) => [path, readSource(path, text)]))
  }

  find(source: Source, name: string): [Source, Node] | null {
    const value = source.values.get(name)
    if (value) return [source, value]
    const imported = source.imports.get(name)
    const other = imported && this.sources.get(imported.path)
    return other ? this.find(other, imported.name) : null
  }

  parts(source: Source, node: Node | null | undefined): Part[] {
    switch (node?.type) {
      case 'Literal':
        return typeof node.value === 'string' ? [{ words: [node.value] }] : []
      case 'TemplateLiteral':
        return [
          ...node.quasis.map(({ value }) => ({ words: [value.cooked ?? ''] })),
          ...node.expressions.flatMap((one) => this.parts(source, one)),
        ]
      case 'ConditionalExpression':
        return oneOf([this.parts(source, node.consequent), this.parts(source, node.alternate)])
      case 'LogicalExpression':
        return node.operator === '&&'
          ? oneOf([this.parts(source, node.right), []])
          : oneOf([this.parts(source, node.left), this.parts(source, node.right)])
      case 'ArrayExpression':
        return node.elements.flatMap((one) => this.parts(source, one))
      default:
        return node ? this.referred(source, node) : []
    }
  }

  private referred(source: Source, node: Node): Part[] {
    if (node.type === 'Identifier') return this.named(source, node.name)
    if (node.type === 'MemberExpression') return this.member(source, node)
    if (node.type === 'CallExpression') return this.called(source, node)
    // `as const`, brackets, braces.
    return 'expression' in node && isNode(node.expression) ? this.parts(source, node.expression) : []
  }

  private named(source: Source, name: string): Part[] {
    const found = this.find(source, name)
    if (found) return isFunction(found[1]) ? [] : this.parts(...found)
    return name.endsWith('lassName') ? [{ words: [''], prop: name }] : []
  }

  private member(source: Source, node: ESTree.MemberExpression): Part[] {
    const values = this.membersOf(source, node)
    return values.length === 0 ? [] : oneOf(values.map(([home, value]) => this.parts(home, value)))
  }

  private membersOf(
    source: Source,
    { object, property, computed }: ESTree.MemberExpression,
  ): [Source, Node][] {
    const wanted = computed ? null : keyOf(property)
    return this.objects(source, object).flatMap(([home, one]) =>
      entriesOf(one)
        .filter(([key]) => wanted === null || key === wanted)
        .map(([, value]): [Source, Node] => [home, value]),
    )
  }

  /** The objects that an expression may stand for. */
  private objects(source: Source, node: Node): [Source, Node][] {
    if (node.type === 'ObjectExpression') return [[source, node]]
    if (node.type === 'MemberExpression')
      return this.membersOf(source, node).flatMap(([home, value]) => this.objects(home, value))
    if (node.type === 'Identifier' || node.type === 'CallExpression') {
      const name = node.type === 'Identifier' ? node.name : keyOf(node.callee)
      const [home, value] = this.find(source, name) ?? []
      if (!home || !value) return []
      return (isFunction(value) ? returnedBy(value) : [value]).flatMap((one) => this.objects(home, one))
    }
    return 'expression' in node && isNode(node.expression) ? this.objects(source, node.expression) : []
  }

  private called(source: Source, { callee, arguments: given }: ESTree.CallExpression): Part[] {
    if (callee.type !== 'Identifier') return []
    if (callee.name === 'cn') return given.flatMap((one) => this.parts(source, one))
    if (callee.name === 'cva') return this.variants(source, given)
    const [home, value] = this.find(source, callee.name) ?? []
    if (!home || !value) return []
    if (value.type === 'CallExpression') return this.called(home, value)
    return oneOf(returnedBy(value).map((one) => this.parts(home, one)))
  }

  private variants(source: Source, [base, settings]: readonly Node[]): Part[] {
    const setting = (name: string) => entriesOf(entriesOf(settings).find(([key]) => key === name)?.[1])
    const usual = new Map(setting('defaultVariants').map(([key, value]) => [key, literalOf(value)]))
    const groups = setting('variants').map(([name, group]) => {
      const byName = entriesOf(group).map(
        ([key, one]) =>
          [
            key,
            this.parts(source, one)
              .flatMap((part) => part.words)
              .join(' '),
          ] as const,
      )
      return {
        words: byName.map(([, text]) => text),
        variant: { name, words: new Map(byName), usual: usual.get(name) },
      }
    })
    return [...this.parts(source, base), ...groups]
  }
}

export const keyOf = (node: Node): string =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : ''

export const literalOf = (node: Node | null | undefined): string | undefined =>
  node?.type === 'Literal' ? String(node.value) : undefined

const entriesOf = (node: Node | undefined): [string, Node][] =>
  node?.type === 'ObjectExpression'
    ? node.properties.flatMap((one) => (one.type === 'Property' ? [[keyOf(one.key), one.value]] : []))
    : []

function returnedBy(node: Node): Node[] {
  if (node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement') return [node.body]
  if (!isFunction(node)) return []
  const found: Node[] = []
  walk(node, (one, above) => {
    const isInner = above.slice(1).some(isFunction)
    if (one.type === 'ReturnStatement' && one.argument && !isInner) found.push(one.argument)
  })
  return found
}
