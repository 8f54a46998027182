import type { DestinationFacts } from '@sojourn/contract/insights/schema'
import { insightsWords } from '@sojourn/contract/insights/words'
import { fallingWordC } from '@sojourn/contract/weather/hours'
import { say } from '@sojourn/contract/words/say'
import MapPin from 'icon:map-pin'
import Sun from 'icon:sun'
import Sunrise from 'icon:sunrise'
import Umbrella from 'icon:umbrella'
import { languageOf } from '../../../session/language-of.ts'
import { useFigures } from '../../../session/units.ts'
import { toldText } from '../told-text.ts'
import { Card } from '../../../ui/layout/card.tsx'
import type { Icon } from '../../../ui/primitives/icon.ts'

export function StayCard({ about }: { about: DestinationFacts }) {
  const { headline, summary, stay, places } = about
  const figures = useFigures()
  const { degrees, span } = figures
  const unit = `°${figures.units.temperatureUnit}`
  return (
    <Card className="[overflow-wrap:anywhere]">
      <h2 lang={languageOf(headline)} tabIndex={-1} className="type-section outline-none">
        {toldText(headline, figures)}
      </h2>
      <p lang={languageOf(summary)} className="mt-1 text-muted-foreground">
        {toldText(summary, figures)}
      </p>
      {stay && (
        <dl className="mt-4 grid grid-cols-2 gap-x-3 gap-y-4 border-t border-border pt-4 sm:grid-cols-4">
          <Figure
            icon={Sun}
            value={`${degrees(stay.highC, 'C')}° / ${degrees(stay.lowC, 'C')}°`}
            name={say(stay.isForecast ? insightsWords.byForecast : insightsWords.highAndLow, { unit })}
          />
          <Figure
            icon={Umbrella}
            value={
              stay.wetDays === 0
                ? insightsWords.dry
                : say(insightsWords.wetDays, { wet: stay.wetDays, count: stay.days })
            }
            name={fallingText(stay)}
          />
          {stay.sunrise && stay.sunset && (
            <Figure icon={Sunrise} value={span(stay.sunrise, stay.sunset)} name={insightsWords.daylight} />
          )}
          {places.length > 0 && (
            <Figure icon={MapPin} value={String(places.length)} name={insightsWords.placesToKnow} />
          )}
        </dl>
      )}
    </Card>
  )
}

/** Not likely where no day is wet, else some. */
function fallingText(stay: NonNullable<DestinationFacts['stay']>): string {
  const [none, some] = {
    rain: [insightsWords.noRain, insightsWords.someRain],
    'rain or snow': [insightsWords.noRainOrSnow, insightsWords.someRainOrSnow],
    snow: [insightsWords.noSnow, insightsWords.someSnow],
  }[fallingWordC(stay)]
  return (stay.wetDays === 0 ? none : some) ?? ''
}

function Figure({ icon: Glyph, value, name }: { icon: Icon; value: string; name: string }) {
  return (
    <div className="relative flex min-w-0 flex-col-reverse ps-7.5">
      <dt className="text-small text-muted-foreground">{name}</dt>
      <dd className="font-display text-[1.0625rem] leading-tight font-medium tabular-nums">
        <Glyph size={20} className="absolute top-0.5 start-0 text-trip" />
        {value}
      </dd>
    </div>
  )
}
