import { hintTexts, packingHints } from '@sojourn/contract/weather/hints'
import { fallingWordC } from '@sojourn/contract/weather/hours'
import type { LocalWeather } from '@sojourn/contract/weather/schema'
import Droplets from 'icon:droplets'
import Thermometer from 'icon:thermometer'
import Umbrella from 'icon:umbrella'
import Wind from 'icon:wind'
import type { ReactNode } from 'react'
import { useFigures } from '../../session/units.ts'
import { DataCredit } from '../../trip-parts/data-credit.tsx'
import type { Icon } from '../../ui/primitives/icon.ts'
import { conditionIcons, hintIcons } from './condition-icons.ts'

interface LocalWeatherFactsProps {
  weather: LocalWeather
  readAt: number
  /** Instead of the town the server found. */
  place?: ReactNode
}

export function LocalWeatherFacts({ weather, readAt, place }: LocalWeatherFactsProps) {
  const { temperature, lowTemperature, condition, city, country } = weather
  const { degrees, units } = useFigures()
  const unit = units.temperatureUnit
  const Sky = condition ? conditionIcons[condition] : Thermometer
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Sky size={44} strokeWidth={1.6} className="shrink-0 text-sun-ink" />
        <p className="shrink-0 font-display text-[2.75rem] leading-none font-medium tracking-[-0.03em] tabular-nums">
          {degrees(temperature, 'C')}°<span className="relative -top-[0.55em] text-[1.375rem]">{unit}</span>
        </p>
        <div className="min-w-0 leading-snug">
          <p className="font-semibold [overflow-wrap:anywhere]">
            {place ?? [city, country].filter(Boolean).join(', ')}
          </p>
          <p className="text-small text-muted-foreground">
            {skyText(weather)} · Low {degrees(lowTemperature, 'C')}°{unit}
          </p>
        </div>
      </div>
      <FactsList weather={weather} />
      <Hints weather={weather} />
      <Source weather={weather} readAt={readAt} />
    </div>
  )
}

export const skyText = ({ condition, source }: LocalWeather): string =>
  condition ?? (source === 'climate' ? 'Typical high' : 'Now')

export function FactsList({ weather }: { weather: LocalWeather }) {
  const { lowTemperature: lowC, highTemperature: highC, humidity, windSpeed, rainChance } = weather
  const isSnow = fallingWordC({ lowC, highC }) === 'snow'
  const { wind } = useFigures()
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-muted-foreground tabular-nums">
      <Fact icon={Droplets} label="Humidity" text={percent(humidity)} />
      <Fact icon={Wind} label="Wind" text={windSpeed === null ? null : wind(windSpeed)} />
      <Fact icon={Umbrella} label={isSnow ? 'Chance of snow' : 'Chance of rain'} text={percent(rainChance)} />
    </ul>
  )
}

interface FactProps {
  icon: Icon
  label: string
  text: string | null
}

const percent = (value: number | null): string | null => (value === null ? null : `${value}%`)

function Fact({ icon: Glyph, label, text }: FactProps) {
  if (text === null) return null
  return (
    <li className="flex items-center gap-1.5">
      <Glyph size={16} className="shrink-0" />
      <span className="sr-only">{label}</span>
      {text}
    </li>
  )
}

function Hints({ weather }: { weather: LocalWeather }) {
  const hints = packingHints(weather)
  if (hints.length === 0) return null
  return (
    <ul aria-label="What to wear" className="flex flex-wrap gap-2">
      {hints.map((hint) => {
        const Glyph = hintIcons[hint]
        return (
          <li
            key={hint}
            className="inline-flex min-h-7.5 items-center gap-1.5 rounded-full bg-sunken px-3 text-caption font-semibold"
          >
            <Glyph size={16} className="shrink-0" />
            {hintTexts[hint]}
          </li>
        )
      })}
    </ul>
  )
}

const staleMs = 75 * 60_000

/** Said only where the figures are not those of this hour, or where their source wants to be named. */
function Source({ weather: { source, note, asOf, credit }, readAt }: Omit<LocalWeatherFactsProps, 'place'>) {
  const { moment } = useFigures()
  const isOld = asOf !== null && readAt - Date.parse(asOf) > staleMs
  if (source === 'forecast' && !isOld && !credit) return null
  return (
    <p className="text-caption text-muted-foreground">
      {source === 'climate' && `${note.charAt(0).toUpperCase()}${note.slice(1)}, not a forecast`}
      {source === 'forecast' && (isOld ? `As of ${moment(Date.parse(asOf))}` : 'Forecast')}
      <DataCredit credit={credit} />
    </p>
  )
}
