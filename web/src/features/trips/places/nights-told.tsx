import type { ReactNode } from 'react'
import { withBefore, withNights } from '@sojourn/contract/legs/places-form'
import { legsWords } from '@sojourn/contract/legs/words'
import { shortDay } from '@sojourn/contract/values/date-text'
import { addDays } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import Check from 'icon:check'
import TriangleAlert from 'icon:triangle-alert'
import { placeName } from '@sojourn/contract/trips/next-up'
import { Chip } from '../../../ui/primitives/chip.tsx'
import type { TypedPlace } from './place-rows.ts'

interface NightsToldProps {
  rows: readonly TypedPlace[]
  dated: readonly { arriveDate: string; leaveDate: string }[]
  remaining: number
  endDate: string
  onChange: (rows: readonly TypedPlace[]) => void
}

/** Nights that have no place, and places that have more nights than there are: told, and never in the way. */
export function NightsTold({ rows, dated, remaining, endDate, onChange }: NightsToldProps) {
  const gaps = rows.flatMap((row, index) => (index > 0 && row.before > 0 ? [index] : []))
  const stay = (index: number, nights: number, next: readonly TypedPlace[]) => (
    <Chip onClick={() => onChange(withNights(next, index, (next[index]?.nights ?? 0) + nights))}>
      {say(legsWords.stayOn, { place: placeName(rows[index]?.destination ?? '') })}
    </Chip>
  )
  return (
    <output className="flex flex-col gap-2 text-small">
      {gaps.map((index) => (
        <Warned key={index} text={spanText(dated[index - 1]?.leaveDate ?? '', rows[index]?.before ?? 0)}>
          {stay(index - 1, rows[index]?.before ?? 0, withBefore(rows, index, 0))}
        </Warned>
      ))}
      {remaining > 0 && (
        <Warned text={spanText(addDays(endDate, -remaining), remaining)}>
          {stay(rows.length - 1, remaining, rows)}
        </Warned>
      )}
      {remaining < 0 && <Warned text={say(legsWords.beyond, { count: -remaining })} />}
      {remaining === 0 && gaps.length === 0 && (
        <span className="flex items-center gap-2 font-semibold text-success">
          <Check size={16} className="shrink-0" />
          {legsWords.allPlaced}
        </span>
      )}
    </output>
  )
}

/** 'Sun, Jun 21 has no place': the night that begins then. */
const spanText = (from: string, nights: number): string =>
  nights === 1
    ? say(legsWords.noPlaceOn, { day: shortDay(from) })
    : say(legsWords.noPlaceFrom, { from: shortDay(from), to: shortDay(addDays(from, nights - 1)) })

const Warned = ({ text, children }: { text: string; children?: ReactNode }) => (
  <span className="flex flex-wrap items-center gap-2 font-semibold text-warning">
    <TriangleAlert size={16} className="shrink-0" />
    {text}
    {children}
  </span>
)
