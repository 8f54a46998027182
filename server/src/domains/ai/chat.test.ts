import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Loopback, startLoopback, trickle } from '../../../test/loopback.ts'
import { ChatModel } from './chat.ts'

let service: Loopback
beforeAll(async () => {
  service = await startLoopback()
})
afterAll(() => service.stop())

test('a model that sends a byte now and then and no word is given up: it has not answered', async () => {
  service.answerWith(trickle)
  const limits = { firstTokenMs: 200, wholeMs: 2000, maxCharacters: 1000 }
  const env = { LLM_MODEL: 'model', LLM_API_KEY: '', ALLOW_PRIVATE_ENDPOINTS: true }
  const model = new ChatModel(service.url, env, limits)
  const asked = model.ask([], new AbortController().signal, async () => undefined)
  await expect(asked).rejects.toMatchObject({ failure: 'timeout' })
})
