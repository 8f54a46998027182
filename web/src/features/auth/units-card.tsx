import { authUnitsWords } from '@sojourn/contract/auth/words-units'
import type { UnitName } from '@sojourn/contract/units/units'
import { weekdayName } from '@sojourn/contract/values/date-text'
import { useFigures } from '../../session/units.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Segmented, type SegmentedOption } from '../../ui/primitives/segmented.tsx'
import { useProfileSave } from './use-profile-save.ts'

const choices: Record<UnitName, () => { label: string; options: readonly SegmentedOption<string>[] }> = {
  temperatureUnit: () => ({
    label: authUnitsWords.temperature,
    options: [
      { value: 'C', label: '°C' },
      { value: 'F', label: '°F' },
    ],
  }),
  distanceUnit: () => ({
    label: authUnitsWords.distance,
    options: [
      { value: 'km', label: 'km' },
      { value: 'mi', label: 'mi' },
    ],
  }),
  clock: () => ({
    label: authUnitsWords.clock,
    options: [
      { value: '24', label: authUnitsWords.twentyFour },
      { value: '12', label: authUnitsWords.twelve },
    ],
  }),
  weekStart: () => ({
    label: authUnitsWords.weekStart,
    options: [
      { value: 'monday', label: weekdayName(1) },
      { value: 'sunday', label: weekdayName(0) },
      { value: 'saturday', label: weekdayName(6) },
    ],
  }),
}

/** How figures are told, everywhere; each choice is saved at once. */
export function UnitsCard() {
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="leading-snug font-semibold">{authUnitsWords.title}</h3>
      <Choice name="temperatureUnit" />
      <Choice name="distanceUnit" />
      <Choice name="clock" />
      <Choice name="weekStart" />
      <p className="-mt-1.5 text-caption text-muted-foreground">{authUnitsWords.weekStartNote}</p>
    </Card>
  )
}

function Choice({ name }: { name: UnitName }) {
  const { units } = useFigures()
  const save = useProfileSave()
  const { label, options } = choices[name]()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
      <span aria-hidden="true" className="text-muted-foreground">
        {label}
      </span>
      <Segmented
        label={label}
        options={options}
        value={units[name]}
        onChange={(value) => value !== units[name] && save.mutate({ body: { [name]: value } })}
      />
    </div>
  )
}
