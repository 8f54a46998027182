import { upgradeMessage } from '@sojourn/contract/billing/plan-limits'
import type { Trip } from '@sojourn/contract/trips/schema'
import { tripsKeepWords } from '@sojourn/contract/trips/words-keep'
import { tripsPartsWords } from '@sojourn/contract/trips/words-parts'
import Check from 'icon:check'
import Circle from 'icon:circle'
import HardDriveDownload from 'icon:hard-drive-download'
import Lock from 'icon:lock'
import { logError } from '../../../browser/log.ts'
import { useFigures } from '../../../session/units.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'
import { ProMarker } from '../../../ui/primitives/mark.tsx'
import { ProgressBar } from '../../../ui/primitives/progress-bar.tsx'
import { Spinner } from '../../../ui/primitives/spinner.tsx'
import { Switch } from '../../../ui/primitives/switch.tsx'
import { openUpgrade, useFeature } from '../../../queries/billing.ts'
import { dropTrip, keepTrip, type KeepState, useKeep } from './keep-store.ts'
import { keepHint, partsHere, percentOf } from './keep-text.ts'
import { partNames } from './trip-parts.ts'

interface KeepTripProps {
  trip: Trip
  /** A line for each part, where there is room. */
  detailed?: boolean
}

const run = (work: Promise<void>): void =>
  void work.catch((error: unknown) => logError('What is kept could not be changed', error))

/** All of a trip on this device: on or off, how far it is, and whether that is still true. */
export function KeepTrip({ trip, detailed = false }: KeepTripProps) {
  const isOpen = useFeature('offline_access')
  const state = useKeep(trip)
  const figures = useFigures()
  if (!isOpen) return <WithoutPro />
  const { status } = state
  return (
    <div>
      <div className="flex items-start gap-3">
        <IconTile icon={HardDriveDownload} {...(status === 'ready' && { color: 'var(--success)' })} />
        <span className="min-w-0 flex-1">
          <span className="block leading-tight font-bold">{tripsKeepWords.title}</span>
          <span className="mt-0.5 block text-small text-muted-foreground">{keepHint(state, figures)}</span>
        </span>
        <Switch
          label={tripsKeepWords.title}
          checked={status !== 'off'}
          onChange={(event) => run(event.target.checked ? keepTrip(trip) : dropTrip(trip))}
        />
      </div>
      <div aria-live="polite">
        {status === 'loading' && <Loading state={state} detailed={detailed} />}
        {status === 'ready' && <Ready />}
        {status === 'missing' && <Missing trip={trip} state={state} />}
      </div>
    </div>
  )
}

function Loading({ state, detailed }: { state: KeepState; detailed: boolean }) {
  const done = new Map(state.parts.map(({ name, note }) => [name, note]))
  const current = partNames.find((name) => !done.has(name))
  const figures = useFigures()
  return (
    <>
      <ProgressBar
        className="mt-3"
        label={tripsKeepWords.brought}
        value={percentOf(state)}
        valueText={keepHint(state, figures)}
      />
      <ul
        className={cn(
          'mt-3 text-small',
          detailed ? 'divide-y divide-border' : 'flex flex-wrap gap-x-3 gap-y-1',
        )}
      >
        {partNames.map((name) => (
          <li
            key={name}
            className={cn(
              'flex items-center gap-1.5',
              detailed && 'min-h-10',
              done.has(name) ? 'text-success' : 'text-muted-foreground',
            )}
          >
            {done.has(name) && <Check size={16} className="shrink-0" />}
            {name === current && <Spinner size={16} />}
            {!done.has(name) && name !== current && <Circle size={10} className="mx-[3px] shrink-0" />}
            <span className={cn(detailed && 'text-foreground')}>{tripsPartsWords[name]}</span>
            {detailed && <span className="ms-auto text-muted-foreground tabular-nums">{done.get(name)}</span>}
          </li>
        ))}
      </ul>
      {detailed && <p className="mt-3 text-small text-muted-foreground">{tripsKeepWords.goOn}</p>}
    </>
  )
}

const Ready = () => (
  <p className="mt-3 flex items-center gap-2 rounded-md bg-success-wash px-3 py-2 text-small font-semibold text-success">
    <Check size={18} className="shrink-0" /> {tripsKeepWords.ready}
  </p>
)

const Missing = ({ trip, state }: { trip: Trip; state: KeepState }) => (
  <div className="mt-3 flex flex-wrap items-center gap-2 rounded-md bg-warning-wash px-3 py-2">
    <p className="me-auto text-small font-semibold text-warning">{partsHere(state)}</p>
    <Button size="sm" onClick={() => run(keepTrip(trip))}>
      {tripsKeepWords.tryAgain}
    </Button>
  </div>
)

/** What is there for everybody, and what Pro adds. */
const WithoutPro = () => (
  <div>
    <div className="flex items-start gap-3">
      <IconTile icon={HardDriveDownload} />
      <div className="min-w-0 flex-1">
        <p className="leading-tight font-bold">{tripsKeepWords.title}</p>
        <p className="mt-0.5 text-small text-muted-foreground">{tripsKeepWords.withoutPro}</p>
      </div>
      <ProMarker icon={Lock} />
    </div>
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <span className="me-auto">{upgradeMessage('offline_access')}</span>
      <button
        type="button"
        className="hit-44 font-bold text-trip hover:underline"
        onClick={() => openUpgrade('offline_access')}
      >
        {tripsKeepWords.seePro}
      </button>
    </p>
  </div>
)
