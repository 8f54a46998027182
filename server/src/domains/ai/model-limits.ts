import type { Deps } from '../../kernel/deps.ts'
import { takeIfRoom } from '../../platform/limits/rate-limit.ts'

const dayS = 86_400

/** The model may not be asked any more today, by this account or by this server. */
export class ModelLimitReached extends Error {}

/** Counts one request to the model before it is sent, whatever comes back: it costs money either way. */
export async function takeAsk({ db, env }: Pick<Deps, 'db' | 'env'>, userId: string): Promise<void> {
  const own = { bucket: `model:user:${userId}`, max: env.LLM_DAILY_PER_USER, windowS: dayS }
  const all = { bucket: 'model', max: env.LLM_DAILY, windowS: dayS }
  if (!(await takeIfRoom(db, [own, all])))
    throw new ModelLimitReached('asked as often as is allowed in a day')
}
