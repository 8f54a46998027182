import type { Terrain } from '@sojourn/contract/places/archetype'
import type { PlaceSuggestion } from '@sojourn/contract/places/schema'
import { photoFor } from '@sojourn/contract/places/photo-lookup'
import { searchDebounceMs } from '@sojourn/contract/places/city-search'
import { autoTitle } from '@sojourn/contract/trips/auto-title'
import { withMode } from '@sojourn/contract/trips/create-form'
import { tripDurationText } from '@sojourn/contract/trips/duration'
import { createModeLabels, createModes } from '@sojourn/contract/trips/modes'
import { usualAdults } from '@sojourn/contract/trips/party'
import { currencies } from '@sojourn/contract/values/currencies'
import { maxLength } from '@sojourn/contract/values/limits'
import { isPlainDate } from '@sojourn/contract/values/plain-date'
import { useIsMutating } from '@tanstack/react-query'
import Calendar from 'icon:calendar'
import Clock from 'icon:clock'
import WandSparkles from 'icon:wand-sparkles'
import { useToday } from '../../../browser/use-today.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { RadioCards } from '../../../ui/primitives/radio-card.tsx'
import { SaveActions } from '../../../ui/forms/save-actions.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import type { Form } from '../../../ui/forms/use-form.ts'
import { modeIcons } from '../trip-facts.tsx'
import { useDebounced } from '../../../browser/use-debounced.ts'
import { CreatePoster } from './create-poster.tsx'
import { DestinationField } from './destination-field.tsx'
import { importKey, ImportTrip } from './import-trip.tsx'
import { PartyFields } from './party-fields.tsx'
import { PopularPlaces } from './popular-places.tsx'
import { type CreateFields, useCreateTrip } from './use-create-trip.ts'
import { useUnderstood } from './understood-place.tsx'

interface CreateTripDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function CreateTripDialog({ open, onOpenChange }: CreateTripDialogProps) {
  const close = () => onOpenChange(false)
  const form = useCreateTrip(close)
  const { values, errors, isSaving, change, input, submit } = form
  const isImporting = useIsMutating({ mutationKey: importKey }) > 0
  const settled = useDebounced(values.destination.trim(), searchDebounceMs)
  const understood = useUnderstood(values)
  const place = toTerrain(understood?.place ?? null)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Plan Your Next Adventure"
      size="wide"
      ink={photoFor(settled, place).ink}
      picture={<CreatePoster destination={settled} place={place} startDate={values.startDate} />}
      locked={isSaving || isImporting}
      onSubmit={submit}
      actions={
        <SaveActions onCancel={close} busy={isSaving} busyLabel="Creating Trip...">
          Create Trip
        </SaveActions>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioCards
          legend="Travel style"
          hideLegend
          options={createModes.map((mode) => ({
            value: mode,
            icon: modeIcons[mode],
            label: createModeLabels[mode],
          }))}
          value={values.travelMode}
          onChange={(mode) => change(withMode(values, mode))}
        />
        <div>
          <DestinationField
            value={values.destination}
            error={errors.destination}
            understood={understood}
            onChange={change}
          />
          <PopularPlaces onChoose={(chosen) => change({ destination: chosen.fullName, place: chosen })} />
        </div>
        <TitleField {...form} />
        <DateFields {...form} />
        <PartyFields
          values={values}
          errors={errors}
          onChange={change}
          usual={usualAdults(values.travelMode)}
        />
        <MoneyFields {...form} />
        <Field label="Description" error={errors.description}>
          <TextArea placeholder="Optional. Anything worth remembering" {...input('description')} />
        </Field>
        <ImportTrip onImported={close} />
      </div>
    </Dialog>
  )
}

const toTerrain = (place: PlaceSuggestion | null): Terrain | null =>
  place && { ...place, lat: place.latitude, lng: place.longitude }

function TitleField({ values, errors, change, input }: Form<CreateFields>) {
  const { destination, travelMode } = values
  return (
    <Field label="Trip title" error={errors.title} required>
      <TextInput
        autoComplete="off"
        {...input('title')}
        end={
          <Button
            variant="trip-soft"
            size="sm"
            icon={WandSparkles}
            {...(destination.trim() === '' && { disabledReason: 'Choose a destination first' })}
            onClick={() => change({ title: autoTitle(travelMode, destination).slice(0, maxLength.title) })}
          >
            Auto
          </Button>
        }
      />
    </Field>
  )
}

function DateFields({ values, errors, input }: Form<CreateFields>) {
  const today = useToday()
  const { startDate, endDate } = values
  return (
    <div>
      <div className="grid gap-3 min-[26rem]:grid-cols-2">
        <Field label="Start date" error={errors.startDate} required>
          <TextInput type="date" icon={Calendar} min={today} {...input('startDate')} />
        </Field>
        <Field label="End date" error={errors.endDate} required>
          <TextInput type="date" icon={Calendar} min={startDate || today} {...input('endDate')} />
        </Field>
      </div>
      {isPlainDate(startDate) && isPlainDate(endDate) && (
        <p className="mt-2.5 flex items-center gap-2 text-small font-semibold text-trip tabular-nums">
          <Clock size={18} className="shrink-0" />
          Trip duration: {tripDurationText({ startDate, endDate })}
        </p>
      )}
    </div>
  )
}

function MoneyFields({ errors, input }: Form<CreateFields>) {
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">
      <Field label="Budget" error={errors.budget}>
        <TextInput
          inputMode="decimal"
          step={0.01}
          autoComplete="off"
          placeholder="Optional"
          {...input('budget')}
          className="tabular-nums"
        />
      </Field>
      <Field label="Currency" error={errors.currency}>
        <Select {...input('currency')}>
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
