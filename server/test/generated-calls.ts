import type { Dice } from './dice.ts'
import { bent, wildText } from './odd-values.ts'
import { type Meanings, type Schema, valueFor } from './schema-values.ts'
import { password } from './accounts.ts'
import type { Settled } from './settled.ts'

/** What the OpenAPI document says of a call. */
export interface Operation {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  parameters: { name: string; in: string; schema: Schema }[]
  body: Schema | null
}

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string
        parameters: Operation['parameters']
        requestBody?: { content: { 'application/json': { schema: Schema } } }
      }
    >
  >
}

export const operationsIn = ({ paths }: Document): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody }]) => ({
      name: operationId,
      method: method.toUpperCase() as Operation['method'],
      path,
      parameters,
      body: requestBody?.content['application/json'].schema ?? null,
    })),
  )

const days = ['2027-04-18', '2027-04-19', '2027-04-22', '2027-04-25', '2027-05-01', '2027-04-20T09:00:00Z']

/** Dates within the trip, zones that exist: what no schema says. */
const meant: readonly [RegExp, readonly string[]][] = [
  [/date|since|arrive|leave/i, days],
  [/zone$/i, ['Europe/Lisbon', 'Asia/Tokyo', 'Mars/Olympus']],
  [/time$/i, ['00:00', '09:30', '23:59']],
  [/amount|price|cost|share|rate/i, ['12.50', '0.01', '7', '-3', '1e3']],
  [/password/i, [password, 'a louder harbour']],
]

/** The same, and ids that are there. */
export function meaningsIn({ trip, rows, traveller, inviteId, shareToken }: Settled): Meanings {
  const ids = [...Object.values(rows), traveller.id]
  const own: Record<string, (dice: Dice) => unknown> = {
    tripId: (dice) => (dice.isUnder(0.9) ? trip.id : dice.between(1, 50)),
    inviteId: () => inviteId,
    clientId: (dice) => dice.uuid(),
    email: (dice) => dice.pick([`${dice.uuid()}@example.com`, traveller.email]),
    token: (dice) => dice.pick([shareToken, 'of-nobody']),
  }
  const textOf = (name: string, { format, pattern }: Schema, dice: Dice): string | undefined => {
    if (format === 'uuid') return dice.pick([...ids, dice.uuid()])
    if (format === 'date-time') return '2027-04-18T10:00:00.000Z'
    if (pattern === '^[A-Z]{2}$') return dice.pick(['PT', 'JP', 'XX'])
    const among = meant.find(([names]) => names.test(name))?.[1]
    return among && dice.pick(among)
  }
  return (name, schema, dice) =>
    own[name]?.(dice) ?? ([schema.type].flat().includes('string') ? textOf(name, schema, dice) : undefined)
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

export interface Wire {
  url: string
  payload: string | undefined
  headers: Record<string, string>
}

/** As the schema says; nearly so; or nothing of the kind. */
export type Kind = 'valid' | 'nearly valid' | 'wild'
export const kinds: readonly Kind[] = ['valid', 'valid', 'nearly valid', 'nearly valid', 'wild']

export function callOf(operation: Operation, kind: Kind, meanings: Meanings, dice: Dice): Wire {
  const { path, parameters, body, method } = operation
  const isBent = kind !== 'valid'
  const text = (name: string, schema: Schema): string => {
    const good = valueFor(schema, name, dice, meanings)
    const value = isBent && dice.isUnder(kind === 'wild' ? 0.4 : 0.1) ? bent(good, dice) : good
    return encodeURIComponent(asText(value).toWellFormed())
  }
  const within = (place: string) => parameters.filter((parameter) => parameter.in === place)
  const filled = new Map(within('path').map(({ name, schema }) => [name, text(name, schema)]))
  const query = within('query').map(({ name, schema }) => `${name}=${text(name, schema)}`)
  const good = () => valueFor(body ?? {}, 'body', dice, meanings)
  const payloads: Record<Kind, () => string> = {
    valid: () => JSON.stringify(good()),
    'nearly valid': () => JSON.stringify(bent(good(), dice)) ?? '',
    wild: () => wildText(dice),
  }
  return {
    url: `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => filled.get(name) ?? '')}?${query.join('&')}`,
    payload: method === 'GET' ? undefined : body ? payloads[kind]() : '{}',
    headers: {
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
      ...(dice.isUnder(0.3) && { 'idempotency-key': dice.uuid() }),
    },
  }
}
