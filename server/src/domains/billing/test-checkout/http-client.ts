import type { Stripe } from 'stripe'
import type { TestStripe } from './test-stripe.ts'

/** Takes the official library's requests to the test checkout instead of the network. */
export const testHttpClient = (stripe: TestStripe): Stripe.HttpClient => ({
  getClientName: () => 'test checkout',
  makeRequest: async (_host, _port, path, method, headers, data) => {
    const key = (headers as Record<string, unknown>)['Idempotency-Key']
    const { status, body } = await stripe.answer({
      method,
      path,
      form: new URLSearchParams(data ?? ''),
      key: typeof key === 'string' ? key : null,
    })
    return {
      getStatusCode: () => status,
      getHeaders: () => ({}),
      getRawResponse: () => body,
      toStream: () => null,
      // As it would come over the wire.
      toJSON: async () => JSON.parse(JSON.stringify(body)) as unknown,
    }
  },
})
