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

/** Ids that are there, dates within the trip, zones that exist: what no schema says. */
export const meaningsIn =
  ({ trip, rows, traveller, inviteId, shareToken }: Settled): Meanings =>
  (name, { type, format, pattern }, dice) => {
    if (name === 'tripId') return dice.isUnder(0.9) ? trip.id : dice.between(1, 50)
    if (type === 'integer' || type === 'number' || type === 'boolean' || type === 'object') return undefined
    if (name === 'inviteId') return inviteId
    if (name === 'clientId') return dice.uuid()
    if (format === 'uuid') return dice.pick([...Object.values(rows), traveller.id, dice.uuid()])
    if (format === 'date-time') return '2027-04-18T10:00:00.000Z'
    if (pattern === '^[A-Z]{2}$') return dice.pick(['PT', 'JP', 'XX'])
    if (/date|since|arrive|leave/i.test(name)) return dice.pick(days)
    if (/zone$/i.test(name)) return dice.pick(['Europe/Lisbon', 'Asia/Tokyo', 'Mars/Olympus'])
    if (/time$/i.test(name)) return dice.pick(['00:00', '09:30', '23:59'])
    if (/amount|price|cost|share|rate/i.test(name)) return dice.pick(['12.50', '0.01', '7', '-3', '1e3'])
    if (/email/i.test(name)) return dice.pick([`${dice.uuid()}@example.com`, traveller.email])
    if (/password/i.test(name)) return dice.pick([password, 'a louder harbour'])
    if (name === 'token') return dice.pick([shareToken, 'of-nobody'])
    return undefined
  }

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
    return encodeURIComponent(
      (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed(),
    )
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
