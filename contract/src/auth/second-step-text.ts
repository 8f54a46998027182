import type { SecondStepWays } from './factor-schema.ts'

/** The ways of a second step in an address: `app`, `passkey` or `app.passkey`; recovery codes are always one. */
export const secondStepText = ({ app, passkey }: SecondStepWays): string =>
  [app && 'app', passkey && 'passkey'].filter(Boolean).join('.')

export function secondStepIn(text: string | null): SecondStepWays | null {
  if (text === null) return null
  const ways = text.split('.')
  return { app: ways.includes('app'), passkey: ways.includes('passkey') }
}
