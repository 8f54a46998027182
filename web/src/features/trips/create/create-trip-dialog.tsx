import type { Terrain } from '@sojourn/contract/places/archetype'
import type { PlaceSuggestion } from '@sojourn/contract/places/schema'
import { photoFor } from '@sojourn/contract/places/photo-lookup'
import { searchDebounceMs } from '@sojourn/contract/places/city-search'
import { autoTitle } from '@sojourn/contract/trips/auto-title'
import type { CreateForm } from '@sojourn/contract/trips/create-form'
import { durationText } from '@sojourn/contract/trips/duration'
import { createModeLabels, createModes } from '@sojourn/contract/trips/modes'
import { currencies } from '@sojourn/contract/values/currencies'
import { maxLength } from '@sojourn/contract/values/limits'
import { isPlainDate } from '@sojourn/contract/values/plain-date'
import { useIsMutating } from '@tanstack/react-query'
import Calendar from 'lucide-react/icons/calendar'
import Clock from 'lucide-react/icons/clock'
import WandSparkles from 'lucide-react/icons/wand-sparkles'
import { useToday } from '../../../browser/use-today.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { RadioCard, RadioCardGroup } from '../../../ui/radio-card.tsx'
import { SaveActions } from '../../../ui/save-actions.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { modeIcons } from '../trip-facts.tsx'
import { CreatePoster } from './create-poster.tsx'
import { DestinationField } from './destination-field.tsx'
import { importKey, ImportTrip } from './import-trip.tsx'
import { PopularPlaces } from './popular-places.tsx'
import { useCreateTrip } from './use-create-trip.ts'
import { useUnderstood } from './understood-place.tsx'
import { useDebounced } from '../../../browser/use-debounced.ts'

interface CreateTripDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function CreateTripDialog({ open, onOpenChange }: CreateTripDialogProps) {
  const close = () => onOpenChange(false)
  const { form, errors, chosen, change, choose, submit, isPending } = useCreateTrip(close)
  const isImporting = useIsMutating({ mutationKey: importKey }) > 0
  const settled = useDebounced(form.destination.trim(), searchDebounceMs)
  const understood = useUnderstood(form.destination, chosen)
  const place = toTerrain(understood?.place ?? null)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Plan Your Next Adventure"
      size="wide"
      ink={photoFor(settled, place).ink}
      picture={<CreatePoster destination={settled} place={place} startDate={form.startDate} />}
      locked={isPending || isImporting}
      onSubmit={submit}
      actions={
        <SaveActions onCancel={close} busy={isPending} busyLabel="Creating Trip...">
          Create Trip
        </SaveActions>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioCardGroup legend="Travel style" hideLegend>
          {createModes.map((mode) => (
            <RadioCard
              key={mode}
              name="travelMode"
              icon={modeIcons[mode]}
              label={createModeLabels[mode]}
              checked={form.travelMode === mode}
              onChange={() => change({ travelMode: mode })}
            />
          ))}
        </RadioCardGroup>
        <div>
          <DestinationField
            value={form.destination}
            error={errors.destination}
            understood={understood}
            onType={(destination) => change({ destination })}
            onChoose={choose}
          />
          <PopularPlaces onChoose={choose} />
        </div>
        <TitleField form={form} error={errors.title} onChange={(title) => change({ title })} />
        <DateFields form={form} errors={errors} onChange={change} />
        <MoneyFields form={form} errors={errors} onChange={change} />
        <Field label="Description" error={errors.description}>
          <TextArea
            value={form.description}
            maxLength={maxLength.text}
            placeholder="Optional. Anything worth remembering"
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
        <ImportTrip onImported={close} />
      </div>
    </Dialog>
  )
}

const toTerrain = (place: PlaceSuggestion | null): Terrain | null =>
  place && { ...place, lat: place.latitude, lng: place.longitude }

interface PartProps {
  form: CreateForm
  errors: Partial<Record<keyof CreateForm, string>>
  onChange: (changes: Partial<CreateForm>) => void
}

interface TitleFieldProps {
  form: CreateForm
  error?: string
  onChange: (title: string) => void
}

function TitleField({ form, error, onChange }: TitleFieldProps) {
  const hasDestination = form.destination.trim() !== ''
  return (
    <Field label="Trip title" error={error} required>
      <TextInput
        value={form.title}
        maxLength={maxLength.title}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        end={
          <Button
            variant="trip-soft"
            size="sm"
            icon={WandSparkles}
            {...(!hasDestination && { disabledReason: 'Choose a destination first' })}
            onClick={() => onChange(autoTitle(form.travelMode, form.destination).slice(0, maxLength.title))}
          >
            Auto
          </Button>
        }
      />
    </Field>
  )
}

function DateFields({ form, errors, onChange }: PartProps) {
  const today = useToday()
  const { startDate, endDate } = form
  return (
    <div>
      <div className="grid gap-3 min-[26rem]:grid-cols-2">
        <Field label="Start date" error={errors.startDate} required>
          <TextInput
            type="date"
            icon={Calendar}
            min={today}
            value={startDate}
            onChange={(event) => onChange({ startDate: event.target.value })}
          />
        </Field>
        <Field label="End date" error={errors.endDate} required>
          <TextInput
            type="date"
            icon={Calendar}
            min={startDate || today}
            value={endDate}
            onChange={(event) => onChange({ endDate: event.target.value })}
          />
        </Field>
      </div>
      {isPlainDate(startDate) && isPlainDate(endDate) && (
        <p className="mt-2.5 flex items-center gap-2 text-small font-[600] text-trip tabular-nums">
          <Clock size={18} className="shrink-0" />
          Trip duration: {durationText({ startDate, endDate })}
        </p>
      )}
    </div>
  )
}

function MoneyFields({ form, errors, onChange }: PartProps) {
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">
      <Field label="Budget" error={errors.budget}>
        <TextInput
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          value={form.budget}
          placeholder="Optional"
          onChange={(event) => onChange({ budget: event.target.value })}
          className="tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
      </Field>
      <Field label="Currency" error={errors.currency}>
        <Select
          value={form.currency}
          onChange={(event) => onChange({ currency: event.target.value as CreateForm['currency'] })}
        >
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
