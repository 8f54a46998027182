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

function changesOf(node: Node, source: string): Change[] {
  const whole = (part: Node, to: string): Change => ({ start: part.start, end: part.end, to })
  const text = (part: Node) => source.slice(part.start, part.end)
  const other = (after: Node): Change[] => {
    const operator = node['operator'] as string
    return (operators[operator] ?? []).map((to) => ({ ...operatorAt(source, after, operator), to }))
  }
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return other(node['left'] as Node)
    case 'UpdateExpression':
      return node['prefix'] ? [] : other(node['argument'] as Node)
    case 'UnaryExpression':
      return ['-', '!', '~'].includes(node['operator'] as string)
        ? [whole(node, text(node['argument'] as Node))]
        : []
    case 'IfStatement':
    case 'ConditionalExpression':
      return ['true', 'false'].map((to) => whole(node['test'] as Node, to))
    case 'Literal': {
      const value = node['value']
      if (typeof value === 'number') return [whole(node, String(value + 1))]
      return typeof value === 'boolean' ? [whole(node, String(!value))] : []
    }
    case 'CallExpression': {
      const callee = node['callee'] as Node
      if (callee.type !== 'MemberExpression') return []
      const [list, name] = [callee['object'] as Node, callee['property'] as Node]
      if (passing.has(text(name))) return [whole(node, text(list))]
      const instead = methods[text(name)]
      return instead ? [whole(name, instead)] : []
    }
    default:
      return []
  }
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
    for (const { start, end, to } of changesOf(node, source))
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
