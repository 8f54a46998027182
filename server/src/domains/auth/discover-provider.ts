import * as oidc from 'openid-client'
import type { ProviderSettings } from './provider-settings.ts'

export interface LimitedSettings extends ProviderSettings {
  limitMs: number
}

const maxAnswerBytes = 1024 * 1024

export async function discover({
  issuer,
  clientId,
  authenticate,
  limitMs,
}: LimitedSettings): Promise<oidc.Configuration> {
  const isPlain = new URL(issuer).protocol === 'http:'
  const found = await oidc.discovery(new URL(issuer), clientId, undefined, authenticate, {
    timeout: limitMs / 1000,
    [oidc.customFetch]: boundedFetch,
    // The library marks it deprecated only to make it stand out; env.ts lets plain http pass for loopback alone.
    execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
  })
  const { authorization_endpoint: ask, token_endpoint: exchange, jwks_uri: keys } = found.serverMetadata()
  // The library looks at the issuer alone, and what is found here is kept for a day.
  if (!ask || !exchange || !keys) throw new Error('the provider describes only half of itself')
  return found
}

async function boundedFetch(url: string, options: oidc.CustomFetchOptions): Promise<Response> {
  const response = await fetch(url, options as RequestInit)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxAnswerBytes) throw new Error('the provider sends too much')
    chunks.push(chunk)
  }
  return new Response(size > 0 ? Buffer.concat(chunks) : null, response)
}
