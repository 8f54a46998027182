import type { WeatherCredit as Credit } from '@sojourn/contract/weather/schema'

/** Whose forecast it is, where its source wants to be named beside the figures. */
export function WeatherCredit({ credit }: { credit: Credit }) {
  if (!credit) return null
  return (
    <>
      {' '}
      by{' '}
      <a href={credit.url} target="_blank" rel="noopener noreferrer" className="underline underline-offset-2">
        {credit.name}
      </a>
    </>
  )
}
