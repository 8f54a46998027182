import { landingWords } from '@sojourn/contract/landing/words'
import type { ThemedPicture } from '../../static-pages/static-page.ts'
import { cn } from '../../ui/primitives/cn.ts'
import { Fragment } from './fragments.tsx'
import { coastView, toMap } from './coast-view.ts'
import { ThemedImage } from './themed-image.tsx'

const stops = [
  { lat: 38.7139, lon: -9.1303, type: 'fill-type-hotel' },
  { lat: 38.7636, lon: -9.0937, type: 'fill-type-attraction' },
  { lat: 38.6916, lon: -9.216, type: 'fill-type-attraction' },
  { lat: 38.6968, lon: -9.4207, type: 'fill-type-food' },
  { lat: 38.7804, lon: -9.4989, type: 'fill-type-other' },
  { lat: 38.7876, lon: -9.3906, type: 'fill-type-attraction' },
].map(({ lat, lon, type }, i) => ({ number: i + 1, at: toMap(lat, lon), type }))

const route = `M${stops.map(({ at: [x, y] }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`

export function MapFragment({ coast }: { coast: ThemedPicture }) {
  return (
    <Fragment label={landingWords.map} className="relative min-h-56 flex-1 lg:min-h-[344px]">
      <ThemedImage
        art={coast}
        width={coastView.width}
        height={coastView.height}
        className="absolute inset-0 size-full object-cover"
      />
      <svg
        viewBox={`0 0 ${coastView.width} ${coastView.height}`}
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        <path
          d={route}
          fill="none"
          strokeWidth="7"
          strokeLinejoin="round"
          strokeLinecap="round"
          className="stroke-surface"
        />
        <path
          d={route}
          fill="none"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
          className="stroke-trip"
        />
        {stops.map(({ number, at: [x, y], type }) => (
          <g key={number}>
            <circle
              cx={x.toFixed(1)}
              cy={y.toFixed(1)}
              r="17"
              className={cn(type, 'stroke-surface stroke-3')}
            />
            <text
              x={x.toFixed(1)}
              y={(y + 5.2).toFixed(1)}
              textAnchor="middle"
              className="fill-white text-[15px] font-bold dark:fill-background"
            >
              {number}
            </text>
          </g>
        ))}
      </svg>
    </Fragment>
  )
}
