import { authAccountWords } from '@sojourn/contract/auth/words-account'
import { useIsMutating } from '@tanstack/react-query'
import { Button } from '../../ui/primitives/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { AccountSections } from './account-sections.tsx'
import { queryClient } from '../../sync/cache/query-client.ts'
import { LanguageCard } from './language-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { useAuth } from '../../queries/auth.ts'
import { UnitsCard } from './units-card.tsx'

interface ProfileDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function ProfileDialog({ open, onOpenChange }: ProfileDialogProps) {
  const { user } = useAuth()
  // It holds several forms, and nothing behind it writes.
  const isSaving = useIsMutating() > 0
  return (
    <Dialog
      open={open}
      // A key may follow the press at once, before what is being saved was drawn.
      onOpenChange={(next) => (next || queryClient.isMutating() === 0) && onOpenChange(next)}
      title={authAccountWords.profile}
      size="form"
      locked={isSaving}
    >
      {user ? (
        <div className="flex flex-col gap-6">
          <ProfileCard user={user} />
          <LanguageCard key={user.language} user={user} />
          <UnitsCard />
          <AccountSections user={user} />
        </div>
      ) : (
        <LoggedOut />
      )}
    </Dialog>
  )
}

/** The session ended while the dialog or the page behind it stood open (C-040). */
function LoggedOut() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted-foreground">{authAccountWords.loggedOut}</p>
      <Button asChild variant="sun">
        <a href="/login">{authAccountWords.signIn}</a>
      </Button>
    </div>
  )
}
