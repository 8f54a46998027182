import type { Terrain } from '@sojourn/contract/places/archetype'
import type { PlaceSuggestion } from '@sojourn/contract/places/schema'
import { photoFor } from '@sojourn/contract/places/photo-lookup'
import { searchDebounceMs } from '@sojourn/contract/places/city-search'
import { withMode, withTitle } from '@sojourn/contract/trips/create-form'
import { createModes } from '@sojourn/contract/trips/modes'
import { usualAdults } from '@sojourn/contract/trips/party'
import { tripsCreateModesWords } from '@sojourn/contract/trips/words-create-modes'
import { tripsFormWords } from '@sojourn/contract/trips/words-form'
import { useIsMutating } from '@tanstack/react-query'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { RadioCards } from '../../../ui/primitives/radio-card.tsx'
import { SaveActions } from '../../../ui/forms/save-actions.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { modeIcons } from '../trip-facts.tsx'
import { useDebounced } from '../../../browser/use-debounced.ts'
import { DateFields, MoneyFields, TitleField } from './create-fields.tsx'
import { CreatePoster } from './create-poster.tsx'
import { DestinationField } from './destination-field.tsx'
import { importKey, ImportTrip } from './import-trip.tsx'
import { PartyFields } from './party-fields.tsx'
import { PopularPlaces } from './popular-places.tsx'
import { useCreateTrip } from './use-create-trip.ts'
import { type ChosenDestination, useUnderstood } from './understood-place.tsx'

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
  /** A place that was picked names the trip, too, where nothing else does. */
  const chooseDestination = (chosen: Partial<ChosenDestination>) =>
    change({ ...chosen, ...withTitle(values, chosen, Boolean(chosen.place)) })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={tripsFormWords.planNext}
      size="wide"
      ink={photoFor(settled, place).ink}
      picture={<CreatePoster destination={settled} place={place} startDate={values.startDate} />}
      locked={isSaving || isImporting}
      onSubmit={submit}
      actions={
        <SaveActions onCancel={close} busy={isSaving} busyLabel={tripsFormWords.creating}>
          {tripsFormWords.create}
        </SaveActions>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioCards
          legend={tripsFormWords.style}
          hideLegend
          options={createModes.map((mode) => ({
            value: mode,
            icon: modeIcons[mode],
            label: tripsCreateModesWords[mode],
          }))}
          value={values.travelMode}
          onChange={(mode) => change(withTitle(values, withMode(values, mode)))}
        />
        <div>
          <DestinationField
            value={values.destination}
            error={errors.destination}
            understood={understood}
            onChange={chooseDestination}
            first
          />
          <PopularPlaces
            onChoose={(chosen) => chooseDestination({ destination: chosen.fullName, place: chosen })}
          />
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
        <Field label={tripsFormWords.description} error={errors.description}>
          <TextArea placeholder={tripsFormWords.descriptionHint} {...input('description')} />
        </Field>
        <ImportTrip onImported={close} />
      </div>
    </Dialog>
  )
}

const toTerrain = (place: PlaceSuggestion | null): Terrain | null =>
  place && { ...place, lat: place.latitude, lng: place.longitude }
