import { wearText, packingHints } from '@sojourn/contract/weather/hints'
import { fallingWordC } from '@sojourn/contract/weather/hours'
import type { LocalWeather } from '@sojourn/contract/weather/schema'
import { weatherWords } from '@sojourn/contract/weather/words'
import { weatherConditionsWords } from '@sojourn/contract/weather/words-conditions'
import { say } from '@sojourn/contract/words/say'
import Droplets from 'icon:droplets'
import Thermometer from 'icon:thermometer'
import Umbrella from 'icon:umbrella'
import Wind from 'icon:wind'
import type { ReactNode } from 'react'
import { useFigures } from '../../session/units.ts'
import { DataCredit } from '../../trip-parts/data-credit.tsx'
import type { Icon } from '../../ui/primitives/icon.ts'
import { conditionIcons, hintIcons } from './condition-icons.ts'
import { noteText } from './note-text.ts'

interface LocalWeatherFactsProps {
  weather: LocalWeather
  readAt: number
  /** Instead of the town the server found. */
  place?: ReactNode
}

export function LocalWeatherFacts({ weather, readAt, place }: LocalWeatherFactsProps) {
  const { temperature, condition } = weather
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
          <p className="font-semibold [overflow-wrap:anywhere]">{place ?? <PlaceName weather={weather} />}</p>
          <p className="text-small text-muted-foreground">
            <SkyAndLow weather={weather} />
          </p>
        </div>
      </div>
      <FactsList weather={weather} />
      <Hints weather={weather} />
      <Source weather={weather} readAt={readAt} />
    </div>
  )
}

export function PlaceName({ weather: { city, country } }: { weather: LocalWeather }) {
  const named = noteText(city, useFigures())
  return <bdi>{[named, country].filter(Boolean).join(', ')}</bdi>
}

export function SkyAndLow({ weather }: { weather: LocalWeather }) {
  const { degrees, units } = useFigures()
  const low = `${degrees(weather.lowTemperature, 'C')}°${units.temperatureUnit}`
  return say(weatherWords.skyAndLow, { sky: skyText(weather), degrees: low })
}

function skyText({ condition, source }: LocalWeather): string {
  if (condition) return weatherConditionsWords[condition]
  return source === 'climate' ? weatherWords.typicalHigh : weatherWords.now
}

export function FactsList({ weather }: { weather: LocalWeather }) {
  const { lowTemperature: lowC, highTemperature: highC, humidity, windSpeed, rainChance } = weather
  const isSnow = fallingWordC({ lowC, highC }) === 'snow'
  const { wind } = useFigures()
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-muted-foreground tabular-nums">
      <Fact icon={Droplets} label={weatherWords.humidity} text={percent(humidity)} />
      <Fact icon={Wind} label={weatherWords.wind} text={windSpeed === null ? null : wind(windSpeed)} />
      <Fact
        icon={Umbrella}
        label={isSnow ? weatherWords.snowChance : weatherWords.rainChance}
        text={percent(rainChance)}
      />
    </ul>
  )
}

interface FactProps {
  icon: Icon
  label: string
  text: string | null
}

const percent = (value: number | null): string | null =>
  value === null ? null : say(weatherWords.percent, { percent: value })

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
    <ul aria-label={weatherWords.wear} className="flex flex-wrap gap-2">
      {hints.map((hint) => {
        const Glyph = hintIcons[hint]
        return (
          <li
            key={hint}
            className="inline-flex min-h-7.5 items-center gap-1.5 rounded-full bg-sunken px-3 text-caption font-semibold"
          >
            <Glyph size={16} className="shrink-0" />
            {wearText(hint)}
          </li>
        )
      })}
    </ul>
  )
}

const staleMs = 75 * 60_000

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Said only where the figures are not those of this hour, or where their source wants to be named. */
function Source({ weather: { source, note, asOf, credit }, readAt }: Omit<LocalWeatherFactsProps, 'place'>) {
  const figures = useFigures()
  const isOld = asOf !== null && readAt - Date.parse(asOf) > staleMs
  if (source === 'forecast' && !isOld && !credit) return null
  return (
    <p className="text-caption text-muted-foreground">
      {source === 'climate' && say(weatherWords.notForecast, { note: capital(noteText(note, figures)) })}
      {source === 'forecast' &&
        (isOld ? say(weatherWords.asOf, { time: figures.moment(Date.parse(asOf)) }) : weatherWords.forecast)}
      <DataCredit credit={credit} />
    </p>
  )
}
