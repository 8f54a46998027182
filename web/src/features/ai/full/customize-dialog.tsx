import { usualGroupSize } from '@sojourn/contract/ai/group-size'
import {
  defaultPreferences,
  groupSizes,
  type InterestLabel,
  interests,
  type Pace,
  paces,
  paceStops,
} from '@sojourn/contract/ai/preferences'
import type { ItineraryPreferences } from '@sojourn/contract/ai/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import { dateRange } from '@sojourn/contract/values/date-text'
import Accessibility from 'icon:accessibility'
import Store from 'icon:store'
import WandSparkles from 'icon:wand-sparkles'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/primitives/button.tsx'
import { Chip } from '../../../ui/primitives/chip.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'
import { RadioCard, RadioCardGroup } from '../../../ui/primitives/radio-card.tsx'
import { SwitchCard } from '../../../ui/primitives/switch.tsx'
import { useQuota } from '../use-quota.ts'

interface CustomizeDialogProps {
  trip: Trip
  /** Of the itinerary that is shown. */
  last: ItineraryPreferences | null
  open: boolean
  onClose: () => void
  onGenerate: (preferences: ItineraryPreferences) => void
}

export function CustomizeDialog({ trip, last, open, onClose, onGenerate }: CustomizeDialogProps) {
  const [form, setForm] = useState<ItineraryPreferences>(
    last ?? { ...defaultPreferences, groupSize: usualGroupSize(trip) },
  )
  const set = (part: Partial<ItineraryPreferences>) => setForm((before) => ({ ...before, ...part }))
  const quota = useQuota()
  function submit(event: FormEvent) {
    event.preventDefault()
    onClose()
    onGenerate(form)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="wide"
      title="Customize Your Itinerary"
      description={`${trip.title} · ${dateRange(trip.startDate, trip.endDate)}`}
      lead={<IconTile icon={WandSparkles} size={44} night />}
      onSubmit={submit}
      actionsNote={quota && <p className="text-small text-muted-foreground">{quota}</p>}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="sun" icon={WandSparkles}>
            Generate Itinerary
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        <Interests chosen={form.interests} onChange={(chosen) => set({ interests: chosen })} />
        <PaceChoice value={form.pace} onChange={(pace) => set({ pace })} />
        <GroupChoice value={form.groupSize} onChange={(groupSize) => set({ groupSize })} />
        <div className="grid gap-3 sm:grid-cols-2">
          <SwitchCard
            icon={Accessibility}
            label="Accessibility"
            hint="Step-free ways and entrances"
            checked={form.accessibility}
            onChange={(event) => set({ accessibility: event.target.checked })}
          />
          <SwitchCard
            icon={Store}
            label="Local experiences"
            hint="Markets, quarters, where people live"
            checked={form.localExperiences}
            onChange={(event) => set({ localExperiences: event.target.checked })}
          />
        </div>
      </div>
    </Dialog>
  )
}

interface InterestsProps {
  chosen: readonly InterestLabel[]
  onChange: (chosen: InterestLabel[]) => void
}

function Interests({ chosen, onChange }: InterestsProps) {
  const toggle = (one: InterestLabel) =>
    onChange(interests.filter((label) => chosen.includes(label) !== (label === one)))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 type-label">
        Interests{' '}
        <span className="font-normal text-muted-foreground">
          {chosen.length} of {interests.length} chosen
        </span>
      </legend>
      <div className="flex flex-wrap gap-x-2 gap-y-2.5">
        {interests.map((label, index) => (
          <Chip
            key={label}
            pressed={chosen.includes(label)}
            onClick={() => toggle(label)}
            {...(index === 0 && { 'data-autofocus': true })}
          >
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

function PaceChoice({ value, onChange }: { value: Pace; onChange: (pace: Pace) => void }) {
  const name = useId()
  return (
    <RadioCardGroup legend="Pace" className="grid-cols-1 sm:grid-cols-3">
      {paces.map((pace) => (
        <RadioCard
          key={pace}
          name={name}
          label={paceStops[pace].label}
          hint={paceStops[pace].hint}
          checked={pace === value}
          onChange={() => onChange(pace)}
        />
      ))}
    </RadioCardGroup>
  )
}

function GroupChoice({ value, onChange }: { value: number; onChange: (size: number) => void }) {
  const name = useId()
  return (
    <RadioCardGroup legend="Group size" className="grid-cols-2 sm:grid-cols-5">
      {groupSizes.map(({ size, label, hint }) => (
        <RadioCard
          key={size}
          name={name}
          label={label}
          hint={hint}
          checked={size === value}
          onChange={() => onChange(size)}
        />
      ))}
    </RadioCardGroup>
  )
}
