import type { FastifyInstance } from 'fastify'

export interface Page {
  /** Where the redirects ended. */
  url: string
  status: number
  body: string
  headers: Record<string, string>
}

type Form = Record<string, string>

interface Answer {
  status: number
  headers: Headers
  body: string
}

const redirects = new Set([301, 302, 303, 307, 308])
const maxRedirects = 12

/**
 * A browser in small: a cookie jar per origin, redirects, forms, and the rule that a Lax cookie stays behind when another
 * site posts. The app is called in this process, everything else over the network.
 */
export class Browser {
  readonly app: FastifyInstance
  readonly origin: string
  readonly jars = new Map<string, Map<string, string>>()
  constructor(app: FastifyInstance, origin = 'http://localhost') {
    this.app = app
    this.origin = origin
  }

  cookies(origin = this.origin): Map<string, string> {
    const jar = this.jars.get(origin) ?? new Map<string, string>()
    this.jars.set(origin, jar)
    return jar
  }

  open(url: string, headers: Record<string, string> = {}): Promise<Page> {
    return this.#visit({ method: 'GET', url: new URL(url, this.origin), headers })
  }

  /** Presses the button of a page's form; `edit` may tamper with its fields. */
  submit(page: Page, button: string, edit: (fields: Form) => Form = (fields) => fields): Promise<Page> {
    const form = formWith(page.body, button)
    return this.#visit({
      method: 'POST',
      url: new URL(form.action, page.url),
      form: edit(form.fields),
      from: new URL(page.url).origin,
    })
  }

  /** One exchange, redirects not followed. */
  async step(step: Step): Promise<Answer> {
    const { url, method, form } = step
    const jar = isForeignPost(step) ? new Map<string, string>() : this.cookies(url.origin)
    const sent = headersOf(step, [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const body = form && new URLSearchParams(form).toString()
    const answer = await (url.origin === this.origin
      ? this.#inject(step, sent, body)
      : overNetwork(url, { method, headers: sent, redirect: 'manual', ...(body && { body }) }))
    for (const set of answer.headers.getSetCookie()) keep(this.cookies(url.origin), set)
    return answer
  }

  async #visit(start: Step): Promise<Page> {
    let step = start
    for (let count = 0; count < maxRedirects; count++) {
      const { status, headers, body } = await this.step(step)
      const location = headers.get('location')
      if (!redirects.has(status) || !location)
        return { url: step.url.href, status, body, headers: Object.fromEntries(headers) }
      // A redirect to a page of the app that is not the API is the end of the journey: the screen takes over.
      step = { method: 'GET', url: new URL(location, step.url) }
      if (step.url.origin === this.origin && !step.url.pathname.startsWith('/api/'))
        return { url: step.url.href, status, body: '', headers: Object.fromEntries(headers) }
    }
    throw new Error('redirected in circles')
  }

  async #inject(
    { method, url }: Step,
    headers: Record<string, string>,
    body: string | undefined,
  ): Promise<Answer> {
    const response = await this.app.inject({
      method,
      url: url.pathname + url.search,
      headers: { host: url.host, ...headers },
      ...(body !== undefined && { payload: body }),
    })
    const all = new Headers()
    for (const [name, value] of Object.entries(response.headers))
      for (const one of [value].flat()) if (one !== undefined) all.append(name, String(one))
    return { status: response.statusCode, headers: all, body: response.body }
  }
}

interface Step {
  method: 'GET' | 'POST'
  url: URL
  form?: Form
  /** The origin of the page that posts. */
  from?: string
  headers?: Record<string, string>
}

const isForeignPost = ({ method, from, url }: Step): boolean =>
  method === 'POST' && from !== undefined && from !== url.origin

const headersOf = (step: Step, cookie: string): Record<string, string> => ({
  ...step.headers,
  ...(cookie && { cookie }),
  ...(step.form && { 'content-type': 'application/x-www-form-urlencoded' }),
  ...(step.from && {
    origin: step.from,
    'sec-fetch-site': isForeignPost(step) ? 'cross-site' : 'same-origin',
  }),
})

async function overNetwork(url: URL, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init)
  return { status: response.status, headers: response.headers, body: await response.text() }
}

function keep(jar: Map<string, string>, set: string): void {
  const [pair = '', ...attributes] = set.split(';')
  const name = pair.slice(0, pair.indexOf('=')).trim()
  const isOver = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute))
  if (isOver) jar.delete(name)
  else jar.set(name, pair.slice(pair.indexOf('=') + 1))
}

/** The form that holds the button; a page that submits itself has only one. */
function formWith(html: string, button: string): { action: string; fields: Form } {
  const forms = html.match(/<form[\s\S]*?<\/form>/g) ?? []
  const form = forms.find((text) => text.includes(button))
  const action = form && /action="([^"]*)"/.exec(form)?.[1]
  if (!form || !action) throw new Error(`there is no form with ${button} on this page: ${html}`)
  const inputs = [...form.matchAll(/<input[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g)]
  return {
    action: decode(action),
    fields: Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, decode(value)])),
  }
}

const decode = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')
