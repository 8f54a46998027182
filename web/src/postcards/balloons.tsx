import { cn } from '../ui/primitives/cn.ts'

interface Balloon {
  fill: string
  stripe: string
  shade: string
  /** Where it floats and how large: below the buttons on a phone, right of the text on a desk. */
  place: string
  /** Its part of the drift, so that no two move alike. */
  phase: string
}

const balloons: readonly Balloon[] = [
  {
    fill: '#f4624a',
    stripe: '#fbd9a0',
    shade: '#c94f45',
    place: 'left-[69%] top-[46%] w-11 lg:left-[55%] lg:top-[15%] lg:w-[74px]',
    phase: '[animation-delay:-2s]',
  },
  {
    fill: '#ffb32c',
    stripe: '#fff1d6',
    shade: '#dd9b33',
    place: 'left-[85%] top-[55%] w-7 lg:left-[84%] lg:top-[11%] lg:w-[60px]',
    phase: '[animation-delay:-9s]',
  },
  {
    fill: '#2f7fd4',
    stripe: '#ffffff',
    shade: '#2b66b0',
    place: 'left-[12%] top-[49%] w-9 lg:left-[70%] lg:top-[28%] lg:w-[46px]',
    phase: '[animation-delay:-5s]',
  },
  {
    fill: '#7a4fd0',
    stripe: '#f6e6f4',
    shade: '#6a4ab4',
    place: 'left-[27%] top-[57%] w-6 lg:left-[47%] lg:top-[38%] lg:w-[30px]',
    phase: '[animation-delay:-12s]',
  },
  {
    fill: '#1f9478',
    stripe: '#fff1d6',
    shade: '#1b7a6a',
    place: 'left-[42%] top-[46%] w-6 lg:left-[93%] lg:top-[36%] lg:w-[34px]',
    phase: '[animation-delay:-7s]',
  },
  {
    fill: '#e0447c',
    stripe: '#ffd9b0',
    shade: '#bd3b6f',
    place: 'left-[56%] top-[56%] w-6 lg:left-[63%] lg:top-[46%] lg:w-6',
    phase: '[animation-delay:-3.5s]',
  },
]

/** Six hot-air balloons over the landing page. Fill a positioned frame with them; they take no clicks. */
export function Balloons({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={cn('pointer-events-none absolute inset-0 dark:opacity-70', className)}>
      {balloons.map(({ fill, stripe, shade, place, phase }) => (
        <svg
          key={fill}
          viewBox="0 0 74 112"
          className={cn(
            'absolute h-auto drop-shadow-[0_6px_10px_rgb(19_28_54/0.16)] motion-safe:animate-drift',
            place,
            phase,
          )}
        >
          <path
            d="M37 3.5C56 3.5 70.5 18 70.5 36.5C70.5 54 54 66 46 79H28C20 66 3.5 54 3.5 36.5C3.5 18 18 3.5 37 3.5Z"
            fill={fill}
          />
          <path
            d="M37 3.5C51 3.5 58 30 53 46C50 58 44 68 42.6 79H46C54 66 70.5 54 70.5 36.5C70.5 18 56 3.5 37 3.5Z"
            fill={shade}
          />
          <path
            d="M37 3.5C47 5 53 20 53 38C53 54 46 66 42.4 79H31.6C28 66 21 54 21 38C21 20 27 5 37 3.5Z"
            fill={stripe}
          />
          <path
            d="M37 3.5C41 8 43 24 43 40C43 56 40 68 39.4 79H34.6C34 68 31 56 31 40C31 24 33 8 37 3.5Z"
            fill={fill}
          />
          <path d="M29 81L33 94M45 81L41 94" stroke="#8a5a3a" strokeWidth="1.6" fill="none" />
          <rect x="29.5" y="93" width="15" height="11" rx="2.6" fill="#82502f" />
        </svg>
      ))}
    </div>
  )
}
