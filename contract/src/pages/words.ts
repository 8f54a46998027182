import { words } from '../words/words.ts'

/** What the public pages have in common. */
export const pagesWords = words('pages', {
  home: '{product}, home',
  toDark: 'Switch to dark theme',
  toLight: 'Switch to light theme',
  signIn: 'Sign In',
  backToDashboard: 'Back to Dashboard',
  onThisPage: 'On this page',
  legalAndHelp: 'Legal and help',
  privacy: 'Privacy',
  terms: 'Terms',
  support: 'Support',
  language: 'Language',
  previewPicture: 'A drawn coast with a town, a pagoda, mountains and a city',
  /** Above a text that stands in English alone; in English there is nothing to say. */
  inEnglishOnly: 'This text is in English.',
})
