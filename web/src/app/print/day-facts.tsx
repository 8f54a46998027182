import { exportPrintWords } from '@sojourn/contract/export/words-print'
import type { DayReading } from '@sojourn/contract/weather/schema'
import { say } from '@sojourn/contract/words/say'
import Car from 'icon:car'
import CloudSun from 'icon:cloud-sun'
import Sunrise from 'icon:sunrise'
import Umbrella from 'icon:umbrella'
import { useFigures } from '../../session/units.ts'
import type { SunTimes } from './country-facts.ts'
import type { PrintDay } from './print-days.ts'

interface DayFactsProps {
  day: PrintDay
  weather: DayReading | undefined
  sun: SunTimes | undefined
}

export function DayFacts({ day: { distanceM }, weather, sun }: DayFactsProps) {
  const { degrees, units, span, distance } = useFigures()
  return (
    <p className="print-facts">
      {weather && (
        <>
          <span>
            <CloudSun size={15} />
            {say(weather.source === 'climate' ? exportPrintWords.typical : exportPrintWords.forecast, {
              high: degrees(weather.temperature.high, weather.unit),
              low: degrees(weather.temperature.low, weather.unit),
              unit: units.temperatureUnit,
            })}
          </span>
          <span>
            <Umbrella size={15} />
            {say(exportPrintWords.percent, { percent: Math.round(weather.precipitation) })}
          </span>
        </>
      )}
      {sun && (
        <span>
          <Sunrise size={15} />
          {span(sun.rise, sun.set)}
        </span>
      )}
      {distanceM > 0 && (
        <span>
          <Car size={15} />
          {distance(distanceM)}
        </span>
      )}
    </p>
  )
}
