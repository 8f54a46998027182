import { productName } from '@sojourn/contract/product'
import { operatorMailsWords } from '@sojourn/contract/operator/words-mails'
import { operatorRefusalsWords } from '@sojourn/contract/operator/words-refusals'
import { say } from '@sojourn/contract/words/say'
import type { Deps } from '../../kernel/deps.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { takeFrom } from '../../platform/limits/rate-limit.ts'

/** At once and not by the outbox: whoever asks wants to hear what the mail server says. */
export async function sendTestMail({ db, env, providers }: Deps, to: string, address: string): Promise<void> {
  const { mailer } = providers
  if (!mailer) throw new AppError('unavailable', operatorRefusalsWords.noMail)
  await takeFrom(db, { bucket: 'test-mail', max: 10, windowS: 3600 }, env.RATE_LIMIT_SCALE)
  try {
    await mailer({
      to,
      subject: say(operatorMailsWords.test, { product: productName }),
      text: say(operatorMailsWords.testText, { address }),
    })
  } catch (error) {
    // Codes only: the server's own words may repeat addresses.
    const { code = 'error', responseCode } = error as { code?: string; responseCode?: number }
    const reason = responseCode ? `${code} ${responseCode}` : code
    throw new AppError('upstream_failed', say(operatorRefusalsWords.mailFailed, { reason }), {
      cause: error as Error,
    })
  }
}
