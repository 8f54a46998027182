import { type SplitDraft, splitOfDraft } from '@sojourn/contract/expenses/split-draft'
import { expensesWhoWords } from '@sojourn/contract/expenses/words-who'
import { whatIsLeft } from '@sojourn/contract/ledger/ledger'
import type { Currency } from '@sojourn/contract/values/currencies'
import { minorToText } from '@sojourn/contract/values/money'
import { say } from '@sojourn/contract/words/say'
import { Chip } from '../../../ui/primitives/chip.tsx'
import { firstName } from '../../../ui/primitives/initials.ts'
import { moneyOf } from '../../../trip-parts/money-of.ts'
import type { Priced } from './sent-split.ts'
import type { SplitForm } from './use-split.ts'

interface SplitStatusProps {
  split: SplitForm
  form: Priced
  refused: string | undefined
}

/** What keeps the figures from adding up, and a press that ends it. */
export function SplitStatus({ split, form, refused }: SplitStatusProps) {
  const { draft } = split
  const minor = split.minorOf(form)
  const wrong = draft && minor !== 0 && whatIsLeft({ minor, ...splitOfDraft(draft, minor, form.currency) })
  if (!wrong)
    return refused ? <p className="text-small font-semibold text-destructive-text">{refused}</p> : null
  const missing = minor < 0 ? -wrong.left : wrong.left
  const way = wrong.side === 'paid' ? 'paid' : draft.way
  return (
    <output
      className={
        missing < 0
          ? 'text-small font-semibold text-destructive-text'
          : 'flex flex-wrap items-center gap-2 rounded-md bg-warning-wash px-3 py-2 text-small font-semibold text-warning'
      }
    >
      {leftText(way, missing, form.currency)}
      {way === 'exact' && missing > 0 && (
        <Finish split={split} draft={draft} currency={form.currency} missing={missing} />
      )}
    </output>
  )
}

interface FinishProps {
  split: SplitForm
  draft: SplitDraft
  currency: Currency
  missing: number
}

/** Gives what is left to the last who is in. */
function Finish({ split: { people, ownId, change }, draft, currency, missing }: FinishProps) {
  const last = people.findLast(({ id }) => id in draft.among)
  if (!last) return null
  const { among } = splitOfDraft(draft, missing, currency).sharedBy
  const has = among.find(({ traveller }) => traveller === last.id)?.weight ?? 0
  const name = last.id === ownId ? expensesWhoWords.you : firstName(last.name)
  return (
    <Chip
      onClick={() => change({ among: { ...draft.among, [last.id]: minorToText(has + missing, currency) } })}
    >
      {say(expensesWhoWords.allTo, { name })}
    </Chip>
  )
}

function leftText(way: SplitDraft['way'] | 'paid', missing: number, currency: Currency): string {
  if (way === 'equally' || way === 'shares') return expensesWhoWords.nobody
  const size = Math.abs(missing)
  if (way === 'percent') {
    const percent = String(size / 100)
    return missing < 0
      ? say(expensesWhoWords.percentTooMuch, { percent })
      : say(expensesWhoWords.percentLeft, { percent })
  }
  const amount = moneyOf(size, currency)
  if (missing < 0) return say(expensesWhoWords.tooMuch, { amount })
  return say(way === 'paid' ? expensesWhoWords.paidLeft : expensesWhoWords.sharedLeft, { amount })
}
