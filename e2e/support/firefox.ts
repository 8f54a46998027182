import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect } from '@playwright/test'

interface Found {
  nodes: { sharedId: string }[]
}
type Evaluated = { type: 'success'; result: { value?: unknown } } | { type: 'exception' }
/** What a screen reader calls it, or, as Firefox has no role for the field of a password, a selector. */
type Target = { role: string; name: string } | string

/**
 * A window of the system's own Firefox, driven by WebDriver BiDi. Playwright drives only builds that know commands which
 * the long-lived release of a system does not have yet.
 */
export class FirefoxWindow {
  readonly #send: (method: string, params?: object) => Promise<unknown>
  readonly #context: string
  readonly close: () => Promise<void>

  private constructor(send: FirefoxWindow['send'], context: string, close: () => Promise<void>) {
    this.#send = send
    this.#context = context
    this.close = close
  }

  static async open(path: string): Promise<FirefoxWindow> {
    const profile = await mkdtemp(join(tmpdir(), 'sojourn-firefox-'))
    const child = spawn(
      path,
      ['--headless', '--remote-debugging-port=0', '--profile', profile, '--no-remote'],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    const socket = new WebSocket(`${await addressIn(child.stderr)}/session`)
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
    const send = senderOn(socket)
    await send('session.new', { capabilities: {} })
    const { contexts } = (await send('browsingContext.getTree')) as { contexts: { context: string }[] }
    return new FirefoxWindow(send, contexts[0]?.context ?? '', async () => {
      const ended = once(child, 'exit')
      await send('browser.close')
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    })
  }

  send(method: string, params: object = {}): Promise<unknown> {
    return this.#send(method, { context: this.#context, ...params })
  }

  goto = (url: string) => this.send('browsingContext.navigate', { url, wait: 'complete' })
  reload = () => this.send('browsingContext.reload', { wait: 'complete' })

  async evaluate(expression: string): Promise<unknown> {
    const answer = (await this.#send('script.evaluate', {
      expression,
      target: { context: this.#context },
      awaitPromise: true,
    })) as Evaluated
    if (answer.type === 'exception') throw new Error(`in Firefox: ${expression}`)
    return answer.result.value
  }

  async click(target: Target): Promise<void> {
    const sharedId = await this.#find(target)
    await this.#call(
      sharedId,
      `(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })`,
    )
    const origin = { type: 'element', element: { sharedId } }
    await this.#act('pointer', [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.click(target)
    const keys = text.split('').flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#act('key', keys)
  }

  /** Waits until the page says so. */
  shows = (text: string) =>
    expect.poll(() => this.text(), { message: `Firefox shows “${text}”` }).toContain(text)
  showsNo = (text: string) => expect.poll(() => this.text()).not.toContain(text)
  isChecked = (name: string) =>
    expect
      .poll(async () => {
        const [box] = await this.#located({ role: 'checkbox', name })
        return box && this.#call(box, `(element) => element.matches(':checked, [aria-checked=true]')`)
      })
      .toBe(true)

  text = () => this.evaluate('document.body.innerText')

  async #call(sharedId: string, functionDeclaration: string): Promise<unknown> {
    const answer = (await this.#send('script.callFunction', {
      functionDeclaration,
      arguments: [{ sharedId }],
      target: { context: this.#context },
      awaitPromise: false,
    })) as Evaluated
    return answer.type === 'success' ? answer.result.value : undefined
  }

  async #find(target: Target): Promise<string> {
    await expect
      .poll(async () => (await this.#located(target)).length, { message: JSON.stringify(target) })
      .toBe(1)
    return (await this.#located(target))[0] ?? ''
  }

  async #located(target: Target): Promise<string[]> {
    const { nodes } = (await this.send('browsingContext.locateNodes', {
      locator:
        typeof target === 'string'
          ? { type: 'css', value: target }
          : { type: 'accessibility', value: target },
    })) as Found
    return nodes.map(({ sharedId }) => sharedId)
  }

  #act = (type: 'pointer' | 'key', actions: object[]) =>
    this.send('input.performActions', { actions: [{ type, id: type, actions }] })
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const found = /listening on (ws:\/\/\S+)/.exec(line)?.[1]
    if (!found) continue
    output.resume()
    return found
  }
  throw new Error('Firefox ended before it listened')
}

function senderOn(socket: WebSocket): (method: string, params?: object) => Promise<unknown> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data)) as {
      id: number | null
      result?: unknown
      error?: string
      message?: string
    }
    const call = id === null ? undefined : waiting.get(id)
    if (id !== null) waiting.delete(id)
    if (error) call?.reject(new Error(`Firefox: ${error}, ${message}`))
    else call?.resolve(result)
  })
  return (method, params = {}) => {
    const id = ++last
    const call = Promise.withResolvers<unknown>()
    waiting.set(id, call)
    socket.send(JSON.stringify({ id, method, params }))
    return call.promise
  }
}
