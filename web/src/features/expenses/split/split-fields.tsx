import { splitOfDraft, type ShareWay } from '@sojourn/contract/expenses/split-draft'
import { expensesWhoWords } from '@sojourn/contract/expenses/words-who'
import { sharesOf } from '@sojourn/contract/ledger/ledger'
import type { TripPerson } from '@sojourn/contract/ledger/people'
import type { Currency } from '@sojourn/contract/values/currencies'
import { say } from '@sojourn/contract/words/say'
import ChevronDown from 'icon:chevron-down'
import ChevronUp from 'icon:chevron-up'
import { useState } from 'react'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { Avatar } from '../../../ui/primitives/avatar.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Checkbox } from '../../../ui/primitives/checkbox.tsx'
import { firstName } from '../../../ui/primitives/initials.ts'
import { Segmented } from '../../../ui/primitives/segmented.tsx'
import { moneyOf } from '../../../trip-parts/money-of.ts'
import { SplitStatus } from './split-status.tsx'
import type { SplitForm } from './use-split.ts'

interface SplitFieldsProps {
  split: SplitForm
  form: { amount: string; currency: Currency }
  /** What the server said about it. */
  refused: string | undefined
  /** In a column of its own it stands open. */
  isBeside: boolean
}

const severalPeople = 'several'

function summaryOf({ draft, people, ownId }: SplitForm): string {
  if (!draft) return expensesWhoWords.nobodySplits
  const way = say(expensesWhoWords[draft.way], { count: Object.keys(draft.among).length })
  if (draft.payer === ownId) return say(expensesWhoWords.summaryYou, { way })
  const payer = people.find(({ id }) => id === draft.payer)
  return say(expensesWhoWords.summary, {
    payer: payer ? firstName(payer.name) : expensesWhoWords.several,
    way,
  })
}

/** One sentence says who paid and who shares; a press opens it. */
export function SplitFields({ split, form, refused, isBeside }: SplitFieldsProps) {
  const { draft, problem } = split
  const [isOpened, setIsOpened] = useState(false)
  const isStanding = isBeside && draft !== null
  const isOpen = isStanding || isOpened || problem(form) !== null || refused !== undefined
  return (
    <div className="rounded-md border border-border bg-surface-2 px-3.5 py-2.5 md:px-4 md:py-3.5">
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1">{summaryOf(split)}</p>
        {!isStanding && (
          <Button
            size="sm"
            variant="ghost-trip"
            iconEnd={isOpen ? ChevronUp : ChevronDown}
            aria-expanded={isOpen}
            aria-label={expensesWhoWords.change}
            onClick={() => {
              if (!draft) split.change({})
              setIsOpened(!isOpen)
            }}
          >
            {expensesWhoWords.open}
          </Button>
        )}
      </div>
      {isOpen && draft && (
        <div className="flex flex-col gap-4 pt-2 pb-1">
          <Payers split={split} draft={draft} />
          <Sharers split={split} draft={draft} form={form} />
          <SplitStatus split={split} form={form} refused={refused} />
          <Checkbox
            checked={split.isRefund}
            onChange={({ target }) => split.setIsRefund(target.checked)}
            className="min-h-11 items-center gap-3"
          >
            {expensesWhoWords.refund}
          </Checkbox>
        </div>
      )}
    </div>
  )
}

interface PartProps {
  split: SplitForm
  draft: NonNullable<SplitForm['draft']>
}

function Payers({ split: { people, ownId, change }, draft: { payer, paid } }: PartProps) {
  const nameOf = ({ id, name }: TripPerson) => (id === ownId ? expensesWhoWords.you : name)
  return (
    <>
      <Field label={expensesWhoWords.paidBy}>
        <Select
          value={payer ?? severalPeople}
          onChange={({ target: { value } }) => change({ payer: value === severalPeople ? null : value })}
        >
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {nameOf(person)}
            </option>
          ))}
          <option value={severalPeople}>{expensesWhoWords.severalPeople}</option>
        </Select>
      </Field>
      {payer === null && (
        <ul className="flex flex-col gap-2">
          {people.map((person) => (
            <li key={person.id} className="flex items-center gap-3">
              <Avatar name={person.name} tone={person.tone} size={30} />
              <bdi className="min-w-0 flex-1 [overflow-wrap:anywhere]">{nameOf(person)}</bdi>
              <FigureInput
                label={say(expensesWhoWords.gave, { name: nameOf(person) })}
                value={paid[person.id] ?? ''}
                onChange={(text) => change({ paid: { ...paid, [person.id]: text } })}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const ways: readonly ShareWay[] = ['equally', 'shares', 'percent', 'exact']

function Sharers({ split, draft, form }: PartProps & Pick<SplitFieldsProps, 'form'>) {
  const { people, ownId, change, changeWay, minorOf } = split
  const { way, among } = draft
  const minor = minorOf(form)
  const { sharedBy } = splitOfDraft(draft, minor, form.currency)
  const shares = sharesOf({ id: '', minor, convertedMinor: minor, paidBy: [], sharedBy })
  const labels = {
    equally: expensesWhoWords.wayEqually,
    shares: expensesWhoWords.wayShares,
    percent: expensesWhoWords.wayPercent,
    exact: expensesWhoWords.wayExact,
  }
  const put = (id: string, text: string | null) => {
    const { [id]: _out, ...others } = among
    change({ among: text === null ? others : { ...others, [id]: text } })
  }
  return (
    <div className="flex flex-col gap-2">
      <p className="type-label">{expensesWhoWords.sharedBy}</p>
      <Segmented
        label={expensesWhoWords.sharedBy}
        options={ways.map((value) => ({ value, label: labels[value] }))}
        value={way}
        onChange={(next) => changeWay(next, form)}
        fill
      />
      <ul className="flex flex-col divide-y divide-border">
        {people
          .filter(({ id, kind }) => kind !== 'left' || id in among)
          .map(({ id, name, tone, kind }) => {
            const shown = id === ownId ? expensesWhoWords.you : name
            const figure = among[id]
            return (
              <li key={id} className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-1">
                <Checkbox
                  aria-label={say(expensesWhoWords.isIn, { name: shown })}
                  checked={figure !== undefined}
                  onChange={({ target }) => put(id, target.checked ? (way === 'exact' ? '' : '1') : null)}
                />
                <Avatar name={name} tone={tone} size={30} />
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                  <bdi>{shown}</bdi>
                  {kind === 'no account' && (
                    <span className="ms-2 text-small text-muted-foreground">
                      {expensesWhoWords.noAccount}
                    </span>
                  )}
                </span>
                {figure !== undefined && way !== 'equally' && (
                  <FigureInput
                    label={say(expensesWhoWords.part, { name: shown })}
                    value={figure}
                    onChange={(text) => put(id, text)}
                  />
                )}
                <span className="min-w-20 text-end text-small tabular-nums">
                  {figure === undefined ? (
                    <span className="text-muted-foreground">{expensesWhoWords.notIn}</span>
                  ) : (
                    moneyOf(shares.get(id) ?? 0, form.currency)
                  )}
                </span>
              </li>
            )
          })}
      </ul>
    </div>
  )
}

interface FigureInputProps {
  label: string
  value: string
  onChange: (text: string) => void
}

const FigureInput = ({ label, value, onChange }: FigureInputProps) => (
  <input
    aria-label={label}
    inputMode="decimal"
    autoComplete="off"
    value={value}
    onChange={({ target }) => onChange(target.value)}
    className="min-h-11 w-24 rounded-md border-[1.5px] border-input bg-surface px-3 text-end tabular-nums"
  />
)
