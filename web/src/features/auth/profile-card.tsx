import { greetingName } from '@sojourn/contract/auth/display-name'
import { profileChanges } from '@sojourn/contract/auth/profile-changes'
import type { User } from '@sojourn/contract/auth/schema'
import { authAccountWords } from '@sojourn/contract/auth/words-account'
import Pencil from 'icon:pencil'
import { type FormEvent, useState } from 'react'
import { Avatar } from '../../ui/primitives/avatar.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { memberSince } from './member-since.ts'
import { useProfileSave } from './use-profile-save.ts'

/** View mode first; the edit keeps its own copy, so that Cancel has nothing to undo. */
export function ProfileCard({ user }: { user: User }) {
  const [isEditing, setIsEditing] = useState(false)
  const name = greetingName(user)
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-4">
        <Avatar name={name} size={72} labelled />
        <div className="min-w-0 flex-1">
          <p dir="auto" className="type-card [overflow-wrap:anywhere]">
            {name}
          </p>
          <p className="[overflow-wrap:anywhere] text-muted-foreground">
            <bdi>{user.email}</bdi>
          </p>
          <p className="text-small text-muted-foreground">{memberSince(user.createdAt)}</p>
        </div>
      </div>
      {isEditing ? (
        <ProfileForm user={user} onDone={() => setIsEditing(false)} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-small text-muted-foreground">{authAccountWords.emailNote}</p>
          <Button icon={Pencil} data-autofocus onClick={() => setIsEditing(true)}>
            {authAccountWords.editProfile}
          </Button>
        </div>
      )}
    </div>
  )
}

function ProfileForm({ user, onDone }: { user: User; onDone: () => void }) {
  const [displayName, setDisplayName] = useState(user.displayName)
  const [problem, setProblem] = useState<string | null>(null)
  const save = useProfileSave({
    onSaved: () => onDone(),
    onRefused: (error) => setProblem(error.fields['name'] ?? null),
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    const changes = profileChanges(user, { displayName })
    if (changes) save.mutate({ body: changes })
    else onDone()
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={authAccountWords.displayName} error={problem ?? undefined}>
        <TextInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just asked to edit this
          autoFocus
          autoComplete="name"
          value={displayName}
          onChange={(event) => {
            setDisplayName(event.target.value)
            setProblem(null)
          }}
        />
      </Field>
      <Field label={authAccountWords.email} hint={authAccountWords.emailNote}>
        <TextInput type="email" value={user.email} readOnly />
      </Field>
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={onDone} disabled={save.isPending}>
          {authAccountWords.cancel}
        </Button>
        <Button variant="sun" type="submit" busy={save.isPending} busyLabel={authAccountWords.saving}>
          {authAccountWords.save}
        </Button>
      </div>
    </form>
  )
}
