import type { activityApi } from '../activity/api.ts'
import type { authApi } from '../auth/api.ts'
import type { Snapshot } from '../sync/api.ts'
import type { tripsApi } from '../trips/api.ts'
import type { TripPart } from '../trips/page-parts.ts'
import type { PlainDate } from '../values/plain-date.ts'
import type { Reply } from './endpoint.ts'

/** The screens whose files the server names in the page it sends, and the module that holds each. */
export const screenModules = {
  signIn: 'src/features/auth/login-page.tsx',
  dashboard: 'src/app/dashboard-screen.tsx',
  trip: 'src/app/trip-screen.tsx',
} as const
export type ScreenName = keyof typeof screenModules

/** The app's pages: one for each screen, one that has the sign-in screen in it already, one for everything else. */
export type AppPageName = ScreenName | 'signInForm' | 'other'

/** Where the build writes them, beside its other pages. */
export const appPagesFile = '.vite/app-pages.json'

/** The files that speak: each is also in the folder of every other language, under the same name. */
export interface SpeakingFiles {
  files: readonly string[]
  /** By language. */
  folders: Readonly<Record<string, string>>
}
export const speakingFilesFile = '.vite/languages.json'

/** What the server puts into them, and what stands in that place while they are built. */
export const pageSlots = { nonce: 'style-nonce-of-this-page', answers: '<!--answers-->' } as const

/** A page as the build leaves it: its text, broken where something is put in, and the hashes of the scripts within. */
export interface AppPage {
  parts: readonly (string | { slot: keyof typeof pageSlots })[]
  scripts: readonly string[]
}

/** All of them; the sign-in form, which holds texts, also for each other language. */
export type AppPages = Readonly<Record<AppPageName, AppPage>> & {
  readonly signInForms: Readonly<Record<string, AppPage>>
  /** What names the files of a part in the page of a trip that has it. */
  readonly tripParts: Readonly<Record<TripPart, string>>
}

/** Says who may sign up, in every page of a server where not everybody may: the sign-in screen offers only what works. */
export const signUpMeta = 'sign-up'

/** The element of a signed-in screen's page that holds the answers the screen would ask for first. */
export const answersElement = 'answers'

/** Who the page was made for and what its screen shows, as the calls of these names would answer on that day. */
export interface PageAnswers {
  today: PlainDate
  user: Reply<typeof authApi.currentUser>
  activity: Reply<typeof activityApi.list>
  trips?: Reply<typeof tripsApi.list>
  snapshot?: Snapshot
}

/** Which screen an address shows; null for the rare ones. A visitor gets the sign-in screen in place of most. */
export function screenAt(path: string, isSignedIn: boolean): ScreenName | null {
  if (path === '/confirmation' || path === '/join') return null
  if (!isSignedIn || path === '/login') return 'signIn'
  if (path === '/' || path === '/dashboard') return 'dashboard'
  return /^\/trips\/[1-9]\d{0,15}$/.test(path) ? 'trip' : null
}
