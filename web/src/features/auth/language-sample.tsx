import { authLanguageWords } from '@sojourn/contract/auth/words-language'
import { useFigures } from '../../session/units.ts'

const sampleDay = new Date('2026-12-24T12:00:00Z')

/** A date, an amount and a way, as the language writes them. */
export function LanguageSample({ tag }: { tag: string }) {
  const { units } = useFigures()
  const day = new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const amount = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' })
  const way = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: units.distanceUnit === 'mi' ? 'mile' : 'kilometer',
  })
  const samples = [day.format(sampleDay), amount.format(2593.66), way.format(4.1)]
  return (
    <div className="rounded-md bg-sunken px-4 py-3">
      <p className="text-small font-semibold">{authLanguageWords.sample}</p>
      <ul lang={tag} className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        {samples.map((sample) => (
          <li key={sample}>{sample}</li>
        ))}
      </ul>
    </div>
  )
}
