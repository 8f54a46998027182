let opened: BroadcastChannel | undefined

/** One for the whole tab: a channel does not hear itself, but would hear a second one beside it. */
const channel = (): BroadcastChannel => (opened ??= new BroadcastChannel('logged_out'))

/** Says in every other tab of this browser that somebody logged out. */
export function tellOtherTabs(): void {
  // oxlint-disable-next-line require-post-message-target-origin -- a channel reaches its own origin alone
  channel().postMessage(null)
}

/** Calls back when somebody logs out in another tab; the answer stops listening. */
export function whenLoggedOutElsewhere(leave: () => void): () => void {
  channel().addEventListener('message', leave)
  return () => channel().removeEventListener('message', leave)
}
