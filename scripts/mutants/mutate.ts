// Small faults put into a file on purpose (mutation testing): whoever tests its rules has to notice each.
import { parseSync } from 'vite'

/** One fault: what stands at a place, and what stands there instead. */
export interface Mutant {
  readonly start: number
  readonly end: number
  readonly line: number
  readonly from: string
  readonly to: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const operators: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '<': ['<=', '>'],
  '<=': ['<'],
  '>': ['>=', '<'],
  '>=': ['>'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '&': ['|'],
  '<<': ['>>'],
  '+=': ['-='],
  '-=': ['+='],
  '&=': ['|='],
  '++': ['--'],
}
const methods: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  some: 'every',
  every: 'some',
  floor: 'ceil',
}
/** Left out, the list goes on as it was. */
const passing = new Set(['filter', 'toSorted', 'toReversed'])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}

/** Where the operator of two sides stands; comments never stand there in our code. */
function operatorAt(source: string, after: Node, operator: string): { start: number; end: number } {
  const start = source.indexOf(operator, after.end)
  return { start, end: start + operator.length }
}

interface Change {
  readonly start: number
  readonly end: number
  readonly to: string
}

const whole = ({ start, end }: Node, to: string): Change => ({ start, end, to })
const part = (node: Node, name: string) => node[name] as Node
const textOf = ({ start, end }: Node, source: string): string => source.slice(start, end)

/** The operator of a node stands after this part of it. */
function otherOperators(node: Node, after: Node, source: string): Change[] {
  const operator = node['operator'] as string
  return (operators[operator] ?? []).map((to) => ({ ...operatorAt(source, after, operator), to }))
}

function otherCalls(node: Node, source: string): Change[] {
  const callee = part(node, 'callee')
  if (callee.type !== 'MemberExpression') return []
  const [list, property] = [part(callee, 'object'), part(callee, 'property')]
  const name = textOf(property, source)
  if (passing.has(name)) return [whole(node, textOf(list, source))]
  return methods[name] ? [whole(property, methods[name])] : []
}

function otherValues(node: Node): Change[] {
  const value = node['value']
  if (typeof value === 'number') return [whole(node, String(value + 1))]
  return typeof value === 'boolean' ? [whole(node, String(!value))] : []
}

const twoSides = (node: Node, source: string) => otherOperators(node, part(node, 'left'), source)
const bothWays = (node: Node) => ['true', 'false'].map((to) => whole(part(node, 'test'), to))

const changesOf: Readonly<Record<string, (node: Node, source: string) => Change[]>> = {
  BinaryExpression: twoSides,
  LogicalExpression: twoSides,
  AssignmentExpression: twoSides,
  UpdateExpression: (node, source) =>
    node['prefix'] ? [] : otherOperators(node, part(node, 'argument'), source),
  UnaryExpression: (node, source) =>
    ['-', '!'].includes(node['operator'] as string)
      ? [whole(node, textOf(part(node, 'argument'), source))]
      : [],
  IfStatement: bothWays,
  ConditionalExpression: bothWays,
  Literal: otherValues,
  CallExpression: otherCalls,
}

/** Types are the compiler's business, and what is imported the linker's. */
const isSkipped = ({ type }: Node): boolean =>
  type === 'ImportDeclaration' ||
  (type.startsWith('TS') &&
    !['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(type))

/** Every fault this knows to make in a file, in the order of its lines. */
export function mutantsOf(source: string): Mutant[] {
  const found: Mutant[] = []
  const walk = (node: Node): void => {
    if (isSkipped(node)) return
    for (const { start, end, to } of changesOf[node.type]?.(node, source) ?? [])
      found.push({
        start,
        end,
        to,
        from: source.slice(start, end),
        line: source.slice(0, start).split('\n').length,
      })
    childrenOf(node).forEach(walk)
  }
  walk(parseSync('rule.ts', source).program as unknown as Node)
  return found.toSorted((a, b) => a.start - b.start)
}

export const withFault = (source: string, { start, end, to }: Mutant): string =>
  `${source.slice(0, start)}${to}${source.slice(end)}`
