// Which classes meet on one element: those a component joins with `cn`, and those its callers hand it.
import { extendTailwindMerge } from 'tailwind-merge'
import type { ESTree } from 'vite'
import {
  ClassReader,
  isFunction,
  keyOf,
  literalOf,
  type Node,
  type Part,
  type Source,
  walk,
} from './class-reader.ts'
import type { Sources } from './import-graph.ts'

/** Classes handed to a component, with the other props it gets. */
interface Use {
  to: string
  words: readonly string[]
  props: ReadonlyMap<string, string>
  where: string
}

/** Where a component puts the classes it is handed: beside its own, or on to other components. */
interface Target {
  own: Part[]
  onwards: string[]
}

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['body', 'small', 'caption'],
      shadow: ['e1', 'e2', 'e3', 'e4'],
      ease: ['glide', 'pop'],
    },
  },
})

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

function clashes(first: string, second: string): string[] {
  return words(first).flatMap((one) =>
    words(second)
      .filter((other) => one !== other && merge(`${one} ${other}`) !== `${one} ${other}`)
      .map((other) => `${one} and ${other}`),
  )
}

const helper = '*'
const componentOf = (name: string): string => (/^[A-Z]/.test(name) ? name : helper)

/** The component that all of this is written in; what helps a component belongs to every one of its file. */
function ownerOf(above: readonly Node[]): string {
  for (const [at, node] of [...above.entries()].toReversed()) {
    if (!isFunction(node)) continue
    if (node.type === 'FunctionDeclaration' && node.id) return componentOf(node.id.name)
    const holder = above.slice(Math.max(0, at - 2), at).find(({ type }) => type === 'VariableDeclarator')
    if (holder?.type === 'VariableDeclarator') return componentOf(keyOf(holder.id))
  }
  return helper
}

const propsOf = (element: ESTree.JSXOpeningElement): ReadonlyMap<string, string> =>
  new Map(
    element.attributes.flatMap((one) => {
      if (one.type !== 'JSXAttribute' || one.name.type !== 'JSXIdentifier') return []
      const value = one.value?.type === 'JSXExpressionContainer' ? one.value.expression : one.value
      return [[one.name.name, value === null ? 'true' : (literalOf(value) ?? '?')]]
    }),
  )

class Elements {
  readonly found = new Set<string>()
  private readonly uses: Use[] = []
  private readonly targets = new Map<string, Target>()
  private readonly reader: ClassReader

  constructor(reader: ClassReader) {
    this.reader = reader
    for (const source of reader.sources.values())
      walk(source.program, (node, above) => {
        if (node.type === 'CallExpression') this.join(source, node, above)
        if (node.type === 'JSXOpeningElement') this.hand(source, node, above)
      })
    for (const use of this.uses) this.follow(use, use.to, new Set())
  }

  private target(path: string, owner: string, prop: string): Target {
    const key = `${path} ${owner} ${prop}`
    const target = this.targets.get(key) ?? { own: [], onwards: [] }
    this.targets.set(key, target)
    return target
  }

  private where(source: Source, { start }: Node): string {
    return `${source.path}:${source.text.slice(0, start).split('\n').length}`
  }

  private join(source: Source, node: ESTree.CallExpression, above: readonly Node[]): void {
    if (node.callee.type !== 'Identifier' || !['cn', 'cva'].includes(node.callee.name)) return
    const parts = this.reader.parts(source, node)
    const own = parts.filter(({ prop }) => prop === undefined)
    for (const { prop } of parts)
      if (prop !== undefined) this.target(source.path, ownerOf(above), prop).own.push(...own)
    for (const [at, one] of own.entries())
      for (const other of own.slice(at + 1)) this.compare(one.words, other.words, this.where(source, node))
  }

  private hand(source: Source, node: ESTree.JSXOpeningElement, above: readonly Node[]): void {
    const tag = node.name.type === 'JSXIdentifier' ? componentOf(node.name.name) : helper
    if (tag === helper) return
    const imported = source.imports.get(tag) ?? { path: source.path, name: tag }
    const props = propsOf(node)
    for (const one of node.attributes) {
      const name = one.type === 'JSXAttribute' ? keyOfProp(one) : 'className'
      if (!name.endsWith('lassName')) continue
      const to = `${imported.path} ${imported.name} ${name}`
      const parts =
        one.type === 'JSXAttribute' ? this.reader.parts(source, one.value) : [{ words: [], prop: name }]
      for (const { words: handed, prop } of parts)
        if (prop === undefined) this.uses.push({ to, words: handed, props, where: this.where(source, node) })
        else this.target(source.path, ownerOf(above), prop).onwards.push(to)
    }
  }

  private follow(use: Use, to: string, seen: Set<string>): void {
    if (seen.has(to)) return
    seen.add(to)
    const [path = '', , prop = ''] = to.split(' ')
    this.follow(use, `${path} ${helper} ${prop}`, seen)
    const target = this.targets.get(to)
    if (!target) return
    for (const part of target.own) this.compare(wordsFor(part, use.props), use.words, use.where)
    for (const next of target.onwards) this.follow(use, next, seen)
  }

  private compare(first: readonly string[], second: readonly string[], where: string): void {
    for (const one of first)
      for (const other of second) for (const clash of clashes(one, other)) this.found.add(`${where} ${clash}`)
  }
}

const keyOfProp = ({ name }: ESTree.JSXAttribute): string => (name.type === 'JSXIdentifier' ? name.name : '')

function wordsFor({ words: all, variant }: Part, props: ReadonlyMap<string, string>): readonly string[] {
  if (!variant) return all
  const chosen = props.get(variant.name) ?? variant.usual
  const text = chosen === undefined ? undefined : variant.words.get(chosen)
  return text === undefined ? all : [text]
}

/** Every two classes that set the same thing on one element. */
export const classConflicts = (files: Sources): string[] =>
  [...new Elements(new ClassReader(files)).found].toSorted()
