import type { Dice } from './dice.ts'

/** As much of JSON Schema as the OpenAPI document uses. */
export interface Schema {
  type?: string | string[]
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}

/** What a value must be to mean something, by the name of its field. */
export type Meanings = (name: string, schema: Schema, dice: Dice) => unknown

const words = [
  'Tram 28',
  'Graça',
  'a quiet harbour',
  '朝ごはん',
  'Ärzte & Söhne',
  '=1+1',
  '<b>',
  '👩‍👩‍👧',
  'x',
  '2',
]

function textFor({ minLength = 0, maxLength = 200 }: Schema, dice: Dice): string {
  const said = dice.isUnder(0.05) ? 'x'.repeat(maxLength) : dice.pick(words).slice(0, maxLength)
  return said.padEnd(minLength, 'x')
}

function numberFor({ type, minimum, exclusiveMinimum, maximum = 1000 }: Schema, dice: Dice): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1)
  const most = dice.isUnder(0.1) ? maximum : Math.min(maximum, least + 400)
  return type === 'integer' ? dice.between(least, most) : least + dice.next() * (most - least)
}

function objectFor(schema: Schema, dice: Dice, meanings: Meanings): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties: others } = schema
  const fields = Object.entries(properties).filter(([name]) => required.includes(name) || dice.isUnder(0.5))
  const made = fields.map(([name, field]) => [name, valueFor(field, name, dice, meanings)])
  const free =
    typeof others === 'object' ? Array.from({ length: dice.between(0, 2) }, () => dice.pick(words)) : []
  const further = free.map((name) => [name, valueFor(others as Schema, name, dice, meanings)])
  return Object.fromEntries([...made, ...further]) as Record<string, unknown>
}

function listFor(schema: Schema, name: string, dice: Dice, meanings: Meanings): unknown[] {
  const { items = {}, minItems = 0, maxItems = 3 } = schema
  const length = dice.between(minItems, Math.max(minItems, Math.min(maxItems, 3)))
  return Array.from({ length }, () => valueFor(items, name, dice, meanings))
}

const makers: Record<string, (schema: Schema, name: string, dice: Dice, meanings: Meanings) => unknown> = {
  object: (schema, _name, dice, meanings) => objectFor(schema, dice, meanings),
  array: listFor,
  string: (schema, _name, dice) => textFor(schema, dice),
  integer: (schema, _name, dice) => numberFor(schema, dice),
  number: (schema, _name, dice) => numberFor(schema, dice),
  boolean: (_schema, _name, dice) => dice.isUnder(0.5),
}

/** A value as the schema describes it, and where the name of its field says more, as that does. */
export function valueFor(schema: Schema, name: string, dice: Dice, meanings: Meanings): unknown {
  const among = schema.anyOf ?? schema.oneOf
  if (among) return valueFor(dice.pick(among), name, dice, meanings)
  if ('const' in schema) return schema.const
  if (schema.enum) return dice.pick(schema.enum)
  const type = Array.isArray(schema.type) ? dice.pick(schema.type) : (schema.type ?? 'null')
  const make = makers[type]
  return make ? (meanings(name, schema, dice) ?? make(schema, name, dice, meanings)) : null
}
