import { activityWords } from '@sojourn/contract/activity/words'
import MailCheck from 'icon:mail-check'
import { useWrite } from '../../sync/writes/use-write.ts'
import { toast } from '../../toasts/toast-store.ts'

/** Anybody may sign up with an address that is not theirs; whoever did not prove it yet is told what they miss. */
export function ConfirmFirst() {
  const resend = useWrite('auth.resendConfirmation', {
    onSuccess: () =>
      toast({
        variant: 'success',
        title: activityWords.checkEmail,
        description: activityWords.newLink,
      }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: activityWords.linkNotSent,
        description: error.text || activityWords.contactSupport,
      }),
  })
  return (
    <div className="mx-5 mb-3 flex items-start gap-2.5 rounded-md bg-sunken px-3.5 py-3 text-small leading-snug text-muted-foreground">
      <MailCheck size={18} className="mt-px shrink-0" />
      <p>
        {activityWords.confirmFirst}{' '}
        <button
          type="button"
          disabled={resend.isPending}
          className="hit-44 font-semibold text-link hover:underline"
          onClick={() => resend.mutate({ body: {} })}
        >
          {resend.isPending ? activityWords.sending : activityWords.sendAgain}
        </button>
      </p>
    </div>
  )
}
