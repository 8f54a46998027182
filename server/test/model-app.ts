import { ChatModel } from '../src/domains/ai/chat.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const limits = { firstTokenMs: 300, wholeMs: 1500, maxCharacters: 256 * 1024 }

/** The app with a model at the far end of real HTTP. */
export async function startAppWithModel({ url }: { url: string }): Promise<TestApp> {
  const own = await startTestApp({
    LLM_URL: `${url}/v1`,
    LLM_MODEL: 'small',
    LLM_API_KEY: 'a-key',
    LLM_DAILY_PER_USER: '1000',
    ALLOW_PRIVATE_ENDPOINTS: '1',
  })
  own.providers.model = new ChatModel(`${url}/v1`, own.env, limits)
  return own
}
