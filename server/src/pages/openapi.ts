import { endpoints } from '@sojourn/contract/api'
import { errorBody } from '@sojourn/contract/errors/body'
import type { Endpoint } from '@sojourn/contract/http/endpoint'
import { productName } from '@sojourn/contract/product'
import { z } from 'zod'
import { keyPattern } from '../kernel/mount/idempotency.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}

const content = (schema: Json): Json => ({ 'application/json': { schema } })

/** OpenAPI 3.1, made from the contract itself, so that it cannot drift from what is served. */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of endpoints) {
    const path = endpoint.url.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } },
    },
  }
}

function operation(name: string, endpoint: Endpoint): Json {
  const error = { description: 'Refused', content: content({ $ref: '#/components/schemas/Error' }) }
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: endpoint.summary,
    description: describeAccess(endpoint),
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...keyHeader(endpoint),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: content(schemaOf(endpoint.body, 'input')) },
    }),
    responses: {
      200: { description: 'Done', content: content(schemaOf(endpoint.reply, 'output')) },
      '4XX': error,
      '5XX': error,
    },
  }
}

const describeAccess = ({ access, feature }: Endpoint): string => {
  const who =
    { public: 'Anyone.', 'signed-in': 'Any signed-in user.', operator: 'Whoever runs the server.' }[
      access as string
    ] ?? `Members with ${access}.`
  return feature ? `${who} Needs the plan feature ${feature}.` : who
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!(schema instanceof z.ZodObject)) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const keyHeader = ({ method, access, repeatable }: Endpoint): Json[] =>
  method === 'GET' || access === 'public' || repeatable
    ? []
    : [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'Names this one write: sent again, it answers the first result and changes nothing.',
          schema: { type: 'string', pattern: keyPattern.source },
        },
      ]
