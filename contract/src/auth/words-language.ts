import { words } from '../words/words.ts'

/** In which language a person reads. */
export const authLanguageWords = words('auth-language', {
  title: 'Language',
  device: 'Same as this device',
  sample: 'How it will look',
  peoplesWords:
    'Titles, names and notes stay as people wrote them. Each of you reads a shared trip in your own language.',
  /** What needs a connection. */
  another: 'Another language',
  cancel: 'Cancel',
})
