import type { BrowserContext } from '@playwright/test'

export interface Screen {
  name: string
  path: string
  /** The buttons to press one after the other; the last one opens what is looked at. */
  presses?: string[]
}

/** What somebody without an account sees. */
export const visitorScreens: Screen[] = [
  { name: 'public-landing', path: '/' },
  { name: 'public-sign-in', path: '/login' },
  { name: 'public-sign-up', path: '/login', presses: ['Create an account'] },
  { name: 'public-forgot', path: '/login', presses: ['Forgot your password?'] },
  { name: 'public-new-password', path: '/login?reset=a-token' },
  { name: 'public-privacy', path: '/privacy' },
  { name: 'public-terms', path: '/terms' },
  { name: 'public-support', path: '/support' },
]

/** What somebody with a new, free account sees. */
export const newcomerScreens: Screen[] = [
  { name: 'free-dashboard', path: '/' },
  { name: 'free-subscribe', path: '/subscribe' },
  { name: 'free-confirmation', path: '/confirmation' },
  { name: 'free-missing-page', path: '/nowhere' },
  { name: 'free-missing-trip', path: '/trips/999999' },
]

const tabs = ['plan', 'packing', 'budget', 'suggestions', 'ai-recommendations', 'collaboration']

/** What the traveller of the demo sees. */
export async function travellerScreens({ request }: BrowserContext): Promise<Screen[]> {
  const trips = (await (await request.get('/api/trips')).json()) as { id: number; destination: string }[]
  const idOf = (place: string) => trips.find(({ destination }) => destination.startsWith(place))?.id ?? 0
  const [running, rich] = [`/trips/${idOf('Kyoto')}`, `/trips/${idOf('Lisbon')}`]
  return [
    { name: 'dashboard', path: '/' },
    ...tabs.map((tab) => ({ name: `running-${tab}`, path: `${running}?tab=${tab}` })),
    ...tabs.map((tab) => ({ name: `rich-${tab}`, path: `${rich}?tab=${tab}` })),
    { name: 'running-map', path: `${running}?view=map` },
    { name: 'rich-map', path: `${rich}?view=map` },
    { name: 'past-plan', path: `/trips/${idOf('Ljubljana')}` },
    { name: 'arabic-plan', path: `/trips/${idOf('Marrakech')}` },
    { name: 'long-title-plan', path: `/trips/${idOf('New York')}` },
    { name: 'destination-guided', path: `${rich}?view=destination` },
    { name: 'destination-unguided', path: `/trips/${idOf('Ljubljana')}?view=destination` },
    { name: 'pro-subscribe', path: '/subscribe' },
    { name: 'dialog-create', path: '/', presses: ['New Trip', 'Tokyo'] },
    { name: 'dialog-notifications', path: '/', presses: ['Notifications'] },
    { name: 'dialog-profile-menu', path: '/', presses: ['Profile menu'] },
    { name: 'dialog-profile', path: '/', presses: ['Profile menu', 'Profile'] },
    { name: 'dialog-activity', path: rich, presses: ['Add Activity'] },
    { name: 'dialog-planner', path: rich, presses: ['Smart Itinerary Planner'] },
    { name: 'dialog-saved', path: rich, presses: ['Saved'] },
    { name: 'dialog-share', path: rich, presses: ['Trip settings', 'Share Trip'] },
    { name: 'dialog-settings', path: rich, presses: ['Trip settings'] },
    { name: 'dialog-edit-trip', path: rich, presses: ['Trip settings', 'Edit Trip Details'] },
    { name: 'dialog-item', path: `${rich}?tab=packing`, presses: ['Add Item'] },
    { name: 'dialog-expense', path: `${rich}?tab=budget`, presses: ['Add Expense'] },
  ]
}
