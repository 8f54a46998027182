import { words } from '../words/words.ts'

/** The steps of the first start. */
export const operatorSetupWords = words('operator-setup', {
  pageTitle: 'Set up your server',
  steps: 'Steps',
  account: 'Your account',
  services: 'Services',
  ready: 'Ready',
  step: 'Step {step} of {all}',
  connect: 'Connect free services?',
  connectText:
    '{product} works without any of them, and nothing has been contacted yet. Each one makes one thing better and learns one thing. You can change your mind later in Server settings.',
  connectAll: 'Connect all five',
  connectSome: 'Connect {count}',
  connecting: 'Connecting...',
  stayPrivate: 'Go on without',
  readyTitle: 'Your server is yours',
  readyText: 'Two things to decide, and you can decide again at any time in Server settings.',
  mailNote: 'Mail is set up in Server settings. Until then, invitation links are shown to copy.',
  open: 'Open {product}',
  saving: 'Saving...',
  checking: 'Checking the address...',
  refused: 'This address does not open',
  toDashboard: 'Back to Dashboard',
  failed: 'This could not be saved',
})
