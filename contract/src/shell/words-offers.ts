import { words } from '../words/words.ts'

export const shellOffersWords = words('shell-offers', {
  install: 'Install Sojourn',
  installText: 'Your trips on the home screen, and offline.',
  installHint: 'Tap Share, then “Add to Home Screen”. Your trips, also offline.',
  installIt: 'Install',
  gotIt: 'Got it',
  later: 'Later',
  update: 'A new version is ready',
  updateText: 'Reload when it suits you. Nothing you wrote is lost.',
  reload: 'Reload',
})
