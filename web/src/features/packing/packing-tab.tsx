import { categoryLabels, formCategories } from '@sojourn/contract/packing/categories'
import { inPackingOrder } from '@sojourn/contract/packing/progress'
import type { PackingItem } from '@sojourn/contract/packing/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { queryClient } from '../../lib/query-client.ts'
import { useWrite } from '../../lib/use-write.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { packingQuery } from './queries.ts'

export function PackingTab({ trip }: { trip: Trip }) {
  const { data: items = [] } = useQuery(packingQuery(trip.id))
  const [adding, setAdding] = useState(false)
  const refresh = () => void queryClient.invalidateQueries({ queryKey: packingQuery(trip.id).queryKey })
  const update = useWrite('packing.update', { onSuccess: refresh })
  const toggle = ({ id, packed }: PackingItem) => update.mutate({ params: { id }, body: { packed: !packed } })
  return (
    <section>
      <h2 className="type-section">Packing list</h2>
      <Button variant="sun" onClick={() => setAdding(true)}>
        Add Item
      </Button>
      <ul>
        {inPackingOrder(items ?? []).map((item) => (
          <li key={item.id}>
            <Checkbox checked={item.packed} onChange={() => toggle(item)}>
              {item.item}
            </Checkbox>
          </li>
        ))}
      </ul>
      <AddItemDialog tripId={trip.id} open={adding} onOpenChange={setAdding} onAdded={refresh} />
    </section>
  )
}

interface AddItemDialogProps {
  tripId: number
  open: boolean
  onOpenChange: (open: boolean) => void
  onAdded: () => void
}

function AddItemDialog({ tripId, open, onOpenChange, onAdded }: AddItemDialogProps) {
  const [item, setItem] = useState('')
  const add = useWrite('packing.add', {
    onSuccess: () => {
      onAdded()
      setItem('')
      onOpenChange(false)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate({ params: { tripId }, body: { item } })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add Item"
      onSubmit={submit}
      actions={
        <Button variant="sun" type="submit">
          Add Item
        </Button>
      }
    >
      <Field label="Item name">
        <TextInput value={item} onChange={(event) => setItem(event.target.value)} />
      </Field>
      <Field label="Category">
        <Select>
          {formCategories.map((category) => (
            <option key={category}>{categoryLabels[category]}</option>
          ))}
        </Select>
      </Field>
    </Dialog>
  )
}
