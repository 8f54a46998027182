import { endpoints } from '@sojourn/contract/api'
import type { Endpoint } from '@sojourn/contract/http/endpoint'
import { escapeHtml } from '@sojourn/contract/http/page-template'
import { productName } from '@sojourn/contract/product'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import server from '../../package.json' with { type: 'json' }
import { policyForStyle } from '../kernel/http/security-headers.ts'
import { openApiDocument } from './openapi.ts'

const schemaBlock = (title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string =>
  schema
    ? `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), null, 2))}</pre></details>`
    : ''

const section = ([name, endpoint]: readonly [string, Endpoint]): string => `
<section id="${name}">
<h2><code>${endpoint.method} ${escapeHtml(endpoint.url)}</code></h2>
<p>${escapeHtml(endpoint.summary)}. Access: <code>${endpoint.access}</code>${endpoint.feature ? `, plan feature <code>${endpoint.feature}</code>` : ''}.</p>
${schemaBlock('Path', endpoint.params, 'input')}${schemaBlock('Query', endpoint.query, 'input')}${schemaBlock('Body', endpoint.body, 'input')}${schemaBlock('Answer', endpoint.reply, 'output')}
</section>`

const apiPageStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 60rem; padding: 1rem }
nav ul { columns: 14rem; padding-left: 1.2rem }
section { border-top: 1px solid GrayText }
h2 { font-size: 1.1rem; overflow-wrap: anywhere }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid GrayText; border-radius: 0.5rem }
summary { min-height: 1.5rem; cursor: pointer }
`

/** A plain page about the API: no script, no outside file, the contract printed. */
const apiPage = (): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${productName} API</title><style>${apiPageStyle}</style></head>
<body><main><h1>${productName} API</h1>
<p>The same as a machine reads it: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). Every refusal answers
<code>{ code, message, fields? }</code>; writes may carry an <code>Idempotency-Key</code>.</p>
<nav aria-label="Calls"><ul>${endpoints.map(([name]) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
${endpoints.map(section).join('')}
</main></body></html>`

/** What every call takes and answers, for readers and for programs. */
export function serveApiDescription(app: FastifyInstance): void {
  let document: string | undefined
  let page: string | undefined
  app.get('/api/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .send((document ??= JSON.stringify(openApiDocument(server.version)))),
  )
  app.get('/api/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyForStyle(apiPageStyle))
      .send((page ??= apiPage())),
  )
}
