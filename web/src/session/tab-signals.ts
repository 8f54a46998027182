function tabSignal(name: string) {
  let opened: BroadcastChannel | undefined
  /** One for the whole tab: a channel does not hear itself, but would hear a second one beside it. */
  const channel = (): BroadcastChannel => (opened ??= new BroadcastChannel(name))
  return {
    tell: (): void => {
      // oxlint-disable-next-line require-post-message-target-origin -- a channel reaches its own origin alone
      channel().postMessage(null)
    },
    hear: (act: () => void): (() => void) => {
      channel().addEventListener('message', act)
      return () => channel().removeEventListener('message', act)
    },
  }
}

export const loggedOutSignal = tabSignal('logged_out')
export const sessionOverSignal = tabSignal('session_ended')
