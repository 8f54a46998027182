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
import { legsWords } from '@sojourn/contract/legs/words'
import Plus from 'icon:plus'
import { Suspense, useRef } from 'react'
import { Button } from '../../../ui/primitives/button.tsx'
import { MissingPanel } from '../../../ui/states/missing-panel.tsx'
import { lazyPart } from '../../../ui/primitives/lazy-part.tsx'
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
import { firstRows, type TypedPlace } from '../places/place-rows.ts'
import { useCreateTrip } from './use-create-trip.ts'
import { type ChosenDestination, useUnderstood } from './understood-place.tsx'

const PlacesEditor = lazyPart(
  () => import('../places/places-editor.tsx').then((m) => m.PlacesEditor),
  MissingPanel,
)

const PlacesPoster = lazyPart(() => import('../places/places-poster.tsx').then((m) => m.PlacesPoster))

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
  const isLifted = useRef(false)
  function changePlaces(places: readonly TypedPlace[]) {
    const [first] = places
    const { destination = '', place: chosen = null } = first ?? {}
    const entered = { destination, place: chosen }
    change({
      places: places.length > 1 ? places : [],
      ...entered,
      ...withTitle(values, entered, Boolean(chosen)),
    })
  }
  return (
    <Dialog
      open={open}
      // Escape puts a lifted place back, and closes nothing.
      onOpenChange={(next) => !isLifted.current && onOpenChange(next)}
      title={tripsFormWords.planNext}
      size="wide"
      ink={photoFor(settled, place).ink}
      picture={
        values.places.length > 1 ? (
          <Suspense>
            <PlacesPoster rows={values.places} startDate={values.startDate} />
          </Suspense>
        ) : (
          <CreatePoster destination={settled} place={place} startDate={values.startDate} />
        )
      }
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
        {values.places.length > 1 ? (
          <Suspense>
            <PlacesEditor
              rows={values.places}
              dates={values}
              wasSent={errors.places !== undefined}
              onChange={changePlaces}
              onEndDate={(endDate) => change({ endDate })}
              onLift={(next) => {
                isLifted.current = next
              }}
            />
          </Suspense>
        ) : (
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
            <Button
              variant="ghost"
              size="sm"
              icon={Plus}
              className="mt-2"
              onClick={() => changePlaces(firstRows(values.destination, values.place, values))}
            >
              {legsWords.addAnother}
            </Button>
          </div>
        )}
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
