import { sharePath } from '@sojourn/contract/members/links'
import { membersShareWords } from '@sojourn/contract/members/words-share'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../sync/cache/query-client.ts'
import { useWrite } from '../../sync/writes/use-write.ts'
import { toast } from '../../toasts/toast-store.ts'
import { useCopy } from '../../ui/forms/use-copy.tsx'
import { shareLinkQuery } from '../../queries/members.ts'

/** The trip's share link, and what the owner can do with it. */
export function useShareLink(tripId: number) {
  const query = useQuery(shareLinkQuery(tripId))
  const { copy, dialog } = useCopy({
    title: membersShareWords.link,
    label: membersShareWords.address,
    description: membersShareWords.addressText,
    copied: membersShareWords.linkCopied,
  })
  const outcome = {
    onSuccess: (link: { token: string | null }) =>
      queryClient.setQueryData(shareLinkQuery(tripId).queryKey, link),
    onError: () =>
      toast({
        variant: 'destructive',
        title: membersShareWords.error,
        description: membersShareWords.notChanged,
      }),
  }
  const renew = useWrite('members.renewShareLink', outcome)
  const stop = useWrite('members.stopShareLink', outcome)
  const call = { params: { tripId } }
  const token = query.data?.token ?? null
  const addressOf = (known: string) => `${location.origin}${sharePath(tripId, known)}`

  async function copyLink(): Promise<void> {
    const known = token ?? (await renew.mutateAsync(call).catch(() => null))?.token
    if (known) await copy(addressOf(known))
  }

  return {
    query,
    address: token && addressOf(token),
    isBusy: renew.isPending || stop.isPending,
    copyLink,
    switchOn: () => renew.mutate(call),
    switchOff: () => stop.mutate(call),
    renew: () =>
      renew.mutate(call, {
        onSuccess: () =>
          toast({
            variant: 'success',
            title: membersShareWords.renewed,
            description: membersShareWords.renewedText,
          }),
      }),
    dialog,
  }
}
