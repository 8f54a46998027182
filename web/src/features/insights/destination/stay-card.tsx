import type { DestinationFacts } from '@sojourn/contract/insights/schema'
import { counted } from '@sojourn/contract/trips/duration'
import { fallingWordC } from '@sojourn/contract/weather/hours'
import MapPin from 'icon:map-pin'
import Sun from 'icon:sun'
import Sunrise from 'icon:sunrise'
import Umbrella from 'icon:umbrella'
import { useFigures } from '../../../session/units.ts'
import { Card } from '../../../ui/layout/card.tsx'
import type { Icon } from '../../../ui/primitives/icon.ts'

export function StayCard({ about }: { about: DestinationFacts }) {
  const { headline, summary, stay, places } = about
  const { degrees, span, written, units } = useFigures()
  const falling = stay && fallingWordC(stay)
  return (
    <Card className="[overflow-wrap:anywhere]">
      <h2 tabIndex={-1} className="type-section outline-none">
        {headline}
      </h2>
      <p className="mt-1 text-muted-foreground">{written(summary)}</p>
      {stay && (
        <dl className="mt-4 grid grid-cols-2 gap-x-3 gap-y-4 border-t border-border pt-4 sm:grid-cols-4">
          <Figure
            icon={Sun}
            value={`${degrees(stay.highC, 'C')}° / ${degrees(stay.lowC, 'C')}°`}
            name={`${stay.isForecast ? 'by the forecast' : 'high and low'}, °${units.temperatureUnit}`}
          />
          <Figure
            icon={Umbrella}
            value={stay.wetDays === 0 ? 'Dry' : `${stay.wetDays} of ${counted(stay.days, 'day')}`}
            name={stay.wetDays === 0 ? `${falling} is not likely` : `with some ${falling}`}
          />
          {stay.sunrise && stay.sunset && (
            <Figure icon={Sunrise} value={span(stay.sunrise, stay.sunset)} name="daylight" />
          )}
          {places.length > 0 && <Figure icon={MapPin} value={String(places.length)} name="places to know" />}
        </dl>
      )}
    </Card>
  )
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
