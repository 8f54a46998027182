import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import { usualGroupSize } from '@sojourn/contract/ai/group-size'
import {
  defaultPreferences,
  groupLabel,
  groupSizes,
  type InterestLabel,
  interests,
  interestText,
  paceLabel,
  paces,
} from '@sojourn/contract/ai/preferences'
import type { ItineraryPreferences } from '@sojourn/contract/ai/requests'
import type { Trip } from '@sojourn/contract/trips/schema'
import { dateRange } from '@sojourn/contract/values/date-text'
import Accessibility from 'icon:accessibility'
import Store from 'icon:store'
import WandSparkles from 'icon:wand-sparkles'
import { type FormEvent, useState } from 'react'
import { SaveActions } from '../../../ui/forms/save-actions.tsx'
import { Chip } from '../../../ui/primitives/chip.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'
import { RadioCards } from '../../../ui/primitives/radio-card.tsx'
import { SwitchCard } from '../../../ui/primitives/switch.tsx'
import { useQuota } from '../use-quota.ts'

interface CustomizeDialogProps {
  trip: Trip
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
      title={aiWords.customizeTitle}
      description={
        <>
          <bdi>{trip.title}</bdi> · {dateRange(trip.startDate, trip.endDate)}
        </>
      }
      lead={<IconTile icon={WandSparkles} size={44} night />}
      onSubmit={submit}
      actionsNote={quota && <p className="text-small text-muted-foreground">{quota}</p>}
      actions={
        <SaveActions icon={WandSparkles} onCancel={onClose}>
          {aiWords.generateItinerary}
        </SaveActions>
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        <Interests chosen={form.interests} onChange={(chosen) => set({ interests: chosen })} />
        <RadioCards
          legend={aiWords.pace}
          options={paces.map((pace) => ({ value: pace, ...paceLabel(pace) }))}
          value={form.pace}
          onChange={(pace) => set({ pace })}
          className="grid-cols-1 sm:grid-cols-3"
        />
        <RadioCards
          legend={aiWords.groupSize}
          options={groupSizes.map((size) => ({ value: size, ...groupLabel(size) }))}
          value={form.groupSize}
          onChange={(groupSize) => set({ groupSize })}
          className="grid-cols-2 sm:grid-cols-5"
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <SwitchCard
            icon={Accessibility}
            label={aiWords.accessibility}
            hint={aiWords.accessibilityHint}
            checked={form.accessibility}
            onChange={(event) => set({ accessibility: event.target.checked })}
          />
          <SwitchCard
            icon={Store}
            label={aiWords.localExperiences}
            hint={aiWords.localHint}
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
        {aiWords.interests}{' '}
        <span className="font-normal text-muted-foreground">
          {say(aiWords.chosen, { count: chosen.length, total: interests.length })}
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
            {interestText(label)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
