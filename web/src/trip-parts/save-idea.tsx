import { isSameIdea } from '@sojourn/contract/ideas/same-idea'
import { ideasWords } from '@sojourn/contract/ideas/words'
import { maxLength } from '@sojourn/contract/values/limits'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import Bookmark from 'icon:bookmark'
import BookmarkCheck from 'icon:bookmark-check'
import { collectionQuery } from '../sync/cache/lists.ts'
import type { Input } from '../sync/http/request.ts'
import { savedToast } from '../sync/queue/queued.ts'
import { tripRows } from '../sync/writes/rows.ts'
import { useSave } from '../sync/writes/use-write.ts'
import { inBackground } from '../sync/writes/write-rows.ts'
import { toast } from '../toasts/toast-store.ts'
import { Button } from '../ui/primitives/button.tsx'
import { IconButton } from '../ui/primitives/icon-button.tsx'

type NewIdea = Omit<Input<'ideas.add'>['body'], 'id' | 'votes'>

interface SaveIdeaProps {
  tripId: number
  idea: NewIdea
  /** With its words, where there is room for them. */
  isWide?: boolean
}

async function addIdea(tripId: number, { title, location, notes, ...rest }: NewIdea): Promise<void> {
  const { add, remove } = tripRows(tripId, 'ideas')
  const id = crypto.randomUUID()
  const idea = {
    ...rest,
    id,
    title: title.slice(0, maxLength.title),
    location: location?.slice(0, maxLength.location),
    notes: notes?.slice(0, maxLength.text) || null,
  }
  const answer = await add(idea)
  const action = { label: ideasWords.undo, undo: true, onPress: () => inBackground(() => remove(id)) }
  toast(savedToast(answer, { variant: 'success', title: ideasWords.added, description: title, action }))
}

/** Keeps a place among the trip's ideas, until it is decided when. Once it is there it says so and does nothing more. */
export function SaveIdea({ tripId, idea, isWide = false }: SaveIdeaProps) {
  const { data } = useQuery(collectionQuery(tripId, 'ideas'))
  const save = useSave(() => addIdea(tripId, idea))
  const isSaved = data?.some((one) => isSameIdea(one, idea)) ?? false
  const { title } = idea
  const press = () => !isSaved && save.mutate(undefined)
  const shared = { icon: isSaved ? BookmarkCheck : Bookmark, busy: save.isPending, onClick: press }
  const label = say(isSaved ? ideasWords.isSavedSpoken : ideasWords.saveSpoken, { title })
  if (!isWide)
    return (
      <IconButton
        {...shared}
        size="sm"
        variant={isSaved ? 'done' : 'quiet'}
        label={label}
        aria-disabled={isSaved || undefined}
      />
    )
  return (
    <Button {...shared} size="sm" variant="soft" inert={isSaved} aria-label={label}>
      {isSaved ? ideasWords.isSaved : ideasWords.save}
    </Button>
  )
}
