import { ideasFormWords } from '@sojourn/contract/ideas/words-form'
import { ideasWords } from '@sojourn/contract/ideas/words'
import { maxLength } from '@sojourn/contract/values/limits'
import Plus from 'icon:plus'
import { type FormEvent, useState } from 'react'
import { savedToast } from '../../sync/queue/queued.ts'
import { useSave } from '../../sync/writes/use-write.ts'
import { toast } from '../../toasts/toast-store.ts'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { addIdeaFrom } from './idea-writes.ts'

/** One line and Enter: a name, or a map link that brings name and place. */
export function AddIdeaField({ tripId }: { tripId: number }) {
  const [text, setText] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const add = useSave((typed: string) => addIdeaFrom(tripId, typed), {
    onSuccess: (idea) => {
      setText('')
      const told = { variant: 'success', title: ideasWords.added, description: idea.title } as const
      toast(savedToast(idea, told))
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    setIsEmpty(!text.trim())
    if (text.trim() && !add.isPending) add.mutate(text)
  }
  return (
    <form onSubmit={submit} className="px-4 pb-3">
      <TextInput
        aria-label={ideasWords.addOrPaste}
        aria-invalid={isEmpty || undefined}
        placeholder={ideasWords.addOrPaste}
        value={text}
        maxLength={maxLength.location}
        onChange={(event) => {
          setText(event.target.value)
          setIsEmpty(false)
        }}
        end={
          <IconButton
            type="submit"
            icon={Plus}
            size="sm"
            variant="quiet"
            tooltip={false}
            label={ideasWords.add}
            busy={add.isPending}
          />
        }
      />
      <p role="alert" className="mt-1 text-small text-destructive-text empty:hidden">
        {isEmpty ? ideasFormWords.titleRequired : ''}
      </p>
    </form>
  )
}
