import { type ComponentProps, Suspense } from 'react'
import { lazyPart, MissingDialog } from '../../../ui/primitives/lazy-part.tsx'

const NoteDialog = lazyPart(() => import('./note-dialog.tsx').then((m) => m.NoteDialog), MissingDialog)

/** The dialog of a day's note, fetched when it is first opened. */
export const EditNote = (props: ComponentProps<typeof NoteDialog>) => (
  <Suspense fallback={null}>
    <NoteDialog {...props} />
  </Suspense>
)
