import { nightsLeft, withBefore, withNights } from '@sojourn/contract/legs/places-form'
import { legsWords } from '@sojourn/contract/legs/words'
import { placeName } from '@sojourn/contract/trips/next-up'
import { shortDay } from '@sojourn/contract/values/date-text'
import { addDays } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import Check from 'icon:check'
import TriangleAlert from 'icon:triangle-alert'
import type { ReactNode } from 'react'
import { Chip } from '../../../ui/primitives/chip.tsx'
import type { TypedPlace } from './place-rows.ts'

interface NightsToldProps {
  rows: readonly TypedPlace[]
  dated: readonly { arriveDate: string; leaveDate: string }[]
  /** Nights of the trip. */
  total: number
  endDate: string
  onChange: (rows: readonly TypedPlace[]) => void
  /** Where the dates are being typed, too. */
  onEndDate?: ((date: string) => void) | undefined
}

/** Nights that have no place, and places that have more nights than there are: told, each with a way out. */
export function NightsTold({ rows, dated, total, endDate, onChange, onEndDate }: NightsToldProps) {
  const remaining = nightsLeft(total, rows)
  const gaps = rows.flatMap((row, index) => (index > 0 && row.before > 0 ? [index] : []))
  const way = rows[0]?.before ?? 0
  const last = rows.length - 1
  const stay = (index: number, nights: number, next: readonly TypedPlace[]) => (
    <Chip onClick={() => onChange(withNights(next, index, (next[index]?.nights ?? 0) + nights))}>
      {say(legsWords.stayOn, { place: nameAt(rows, index) })}
    </Chip>
  )
  const leaveDate = dated[last]?.leaveDate ?? endDate
  const end = onEndDate && (
    <Chip onClick={() => onEndDate(leaveDate)}>{say(legsWords.endOn, { day: shortDay(leaveDate) })}</Chip>
  )
  if (remaining === 0 && gaps.length === 0)
    return (
      <output className="flex items-center gap-2 text-small font-semibold text-success">
        <Check size={16} className="shrink-0" />
        {way > 0
          ? say(legsWords.allPlacedWay, { all: total, way, placed: total - way })
          : legsWords.allPlaced}
      </output>
    )
  return (
    <output tabIndex={-1} data-open-nights className="flex flex-col gap-2 rounded-md text-small outline-none">
      {gaps.map((index) => (
        <Warned key={index} text={spanText(dated[index - 1]?.leaveDate ?? '', rows[index]?.before ?? 0)}>
          {stay(index - 1, rows[index]?.before ?? 0, withBefore(rows, index, 0))}
        </Warned>
      ))}
      {remaining > 0 && (
        <Warned text={spanText(addDays(endDate, -remaining), remaining)}>
          {stay(last, remaining, rows)}
          {end}
        </Warned>
      )}
      {remaining < 0 && (
        <TooMany rows={rows} by={-remaining} onChange={onChange}>
          {end}
        </TooMany>
      )}
    </output>
  )
}

const nameAt = (rows: readonly TypedPlace[], index: number): string =>
  placeName(rows[index]?.destination ?? '') || say(legsWords.placeNumber, { number: index + 1 })

interface TooManyProps extends Pick<NightsToldProps, 'rows' | 'onChange'> {
  by: number
  children: ReactNode
}

function TooMany({ rows, by, onChange, children }: TooManyProps) {
  const last = rows.length - 1
  const nights = (rows[last]?.nights ?? 0) - by
  return (
    <Warned text={say(legsWords.beyond, { count: by })}>
      {nights > 0 && (
        <Chip onClick={() => onChange(withNights(rows, last, nights))}>
          {say(legsWords.leaveEarlier, { place: nameAt(rows, last) })}
        </Chip>
      )}
      {children}
    </Warned>
  )
}

/** 'Sun, Jun 21 has no place': the night that begins then. */
const spanText = (from: string, nights: number): string =>
  nights === 1
    ? say(legsWords.noPlaceOn, { day: shortDay(from) })
    : say(legsWords.noPlaceFrom, { from: shortDay(from), to: shortDay(addDays(from, nights - 1)) })

const Warned = ({ text, children }: { text: string; children?: ReactNode }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-2 font-semibold text-warning">
    <span className="flex items-center gap-2">
      <TriangleAlert size={16} className="shrink-0" />
      {text}
    </span>
    {children}
  </span>
)
