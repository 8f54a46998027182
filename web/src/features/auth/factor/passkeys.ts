import { authSecondStepWords } from '@sojourn/contract/auth/words-second-step'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { ApiError } from '../../../sync/http/api-error.ts'

/** Nobody sends a passkey's answer to somebody else's site: what went wrong went wrong on this device. */
const refused = (text: string): ApiError => new ApiError(0, text, { code: 'conflict', text })

/** Of a browser without passkeys, or at an address that has no name or no https. */
async function library() {
  const passkeys = await import('@simplewebauthn/browser')
  if (!passkeys.browserSupportsWebAuthn()) throw refused(authSecondStepWords.noPasskeysHere)
  return passkeys
}

function failureOf(error: unknown): ApiError {
  const { name } = error as { name?: string }
  if (name === 'InvalidStateError') return refused(authSecondStepWords.passkeyThere)
  return refused(
    name === 'SecurityError' ? authSecondStepWords.noPasskeysHere : authSecondStepWords.passkeyCancelled,
  )
}

type Options = Record<string, unknown>

/** Asks the person for a passkey that signs what the server gave. */
export async function signWithPasskey(ask: () => Promise<Options>) {
  const { startAuthentication } = await library()
  const optionsJSON = (await ask()) as unknown as PublicKeyCredentialRequestOptionsJSON
  const { clientExtensionResults: _results, ...signed } = await startAuthentication({ optionsJSON }).catch(
    (error: unknown) => {
      throw failureOf(error)
    },
  )
  return { ...signed, clientExtensionResults: {} }
}

export async function makePasskey(ask: () => Promise<Options>) {
  const { startRegistration } = await library()
  const optionsJSON = (await ask()) as unknown as PublicKeyCredentialCreationOptionsJSON
  const { clientExtensionResults: _results, ...made } = await startRegistration({ optionsJSON }).catch(
    (error: unknown) => {
      throw failureOf(error)
    },
  )
  return { ...made, clientExtensionResults: {} }
}
