import type { BrowserContext } from '@playwright/test'

export interface Screen {
  /** What lies over a page has a name that begins with `dialog-`. */
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
  { name: 'public-join-nothing', path: '/join?token=a-token' },
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

interface Known {
  id: number
  destination: string
}

const tripsOf = async ({ request }: BrowserContext): Promise<Known[]> =>
  (await (await request.get('/api/trips')).json()) as Known[]

/** What somebody on a free account sees of a first, empty trip; there is none before. */
export async function lockedScreens(context: BrowserContext): Promise<Screen[]> {
  const [known] = await tripsOf(context)
  const trip = known ?? (await addTrip(context))
  const path = `/trips/${trip.id}`
  return [
    ...tabs.map((tab) => ({ name: `locked-${tab}`, path: `${path}?tab=${tab}` })),
    { name: 'locked-map', path: `${path}?view=map` },
    { name: 'dialog-unlock', path: `${path}?tab=collaboration`, presses: ['See Pro Benefits'] },
  ]
}

async function addTrip({ request }: BrowserContext): Promise<Known> {
  const [destination, startDate, endDate] = ['Lisbon, Portugal', '2027-04-18', '2027-04-25']
  const data = { title: 'A week in Lisbon', destination, startDate, endDate, travelMode: 'solo' }
  return (await (await request.post('/api/trips', { data })).json()) as Known
}

/** Lets everything be generated that the tabs of a trip show, once. */
async function generate({ request }: BrowserContext, trip: string): Promise<void> {
  const saved = (await (await request.get(`/api${trip}/ai-suggestions`)).json()) as { suggestions: unknown[] }
  if (saved.suggestions.length > 0) return
  const itinerary = {
    interests: [],
    pace: 'moderate',
    groupSize: 4,
    accessibility: false,
    localExperiences: true,
  }
  await request.post(`/api${trip}/ai-suggestions`)
  await request.post(`/api${trip}/smart-itinerary`, { data: {} })
  await request.post(`/api${trip}/ai-itinerary`, { data: itinerary })
}

/** What the traveller of the demo sees. */
export async function travellerScreens(context: BrowserContext): Promise<Screen[]> {
  const trips = await tripsOf(context)
  const pathTo = (place: string) =>
    `/trips/${trips.find(({ destination }) => destination.startsWith(place))?.id ?? 0}`
  const [running, rich, past] = [pathTo('Kyoto'), pathTo('Lisbon'), pathTo('Ljubljana')]
  const [several, split] = [pathTo('Rome'), pathTo('Reykjavík')]
  await generate(context, rich)
  const recommendations = `${rich}?tab=ai-recommendations`
  return [
    { name: 'dashboard', path: '/' },
    ...tabs.map((tab) => ({ name: `running-${tab}`, path: `${running}?tab=${tab}` })),
    ...tabs.map((tab) => ({ name: `rich-${tab}`, path: `${rich}?tab=${tab}` })),
    { name: 'rich-full-itinerary', path: `${rich}?tab=suggestions`, presses: ['Full Itinerary'] },
    { name: 'rich-ai-made', path: recommendations, presses: ['Generate AI Recommendations'] },
    { name: 'rich-ai-budget', path: recommendations, presses: ['Personalized', 'Budget'] },
    { name: 'rich-ai-events', path: recommendations, presses: ['Personalized', 'Events'] },
    { name: 'running-map', path: `${running}?view=map` },
    { name: 'rich-map', path: `${rich}?view=map` },
    { name: 'several-plan', path: several },
    { name: 'several-map', path: `${several}?view=map` },
    { name: 'several-bookings', path: `${several}?view=bookings` },
    { name: 'several-timeline', path: several, presses: ['Travel Timeline'] },
    { name: 'dialog-booking', path: `${several}?view=bookings`, presses: ['Add booking'] },
    { name: 'dialog-places', path: several, presses: ['Trip settings', 'Places'] },
    { name: 'split-budget', path: `${split}?tab=budget` },
    { name: 'split-collaboration', path: `${split}?tab=collaboration` },
    { name: 'dialog-person', path: `${split}?tab=collaboration`, presses: ['Add a person'] },
    { name: 'dialog-split', path: `${split}?tab=budget`, presses: ['Add Expense'] },
    { name: 'past-plan', path: past },
    { name: 'arabic-plan', path: pathTo('Marrakech') },
    { name: 'long-title-plan', path: pathTo('New York') },
    { name: 'destination-guided', path: `${rich}?view=destination` },
    { name: 'destination-unguided', path: `${past}?view=destination` },
    { name: 'pro-subscribe', path: '/subscribe' },
    ...dialogsOf(rich),
  ]
}

const dialogsOf = (trip: string): Screen[] => [
  { name: 'dialog-create', path: '/', presses: ['New Trip', 'Tokyo'] },
  { name: 'dialog-notifications', path: '/', presses: ['Notifications'] },
  { name: 'dialog-profile-menu', path: '/', presses: ['Profile menu'] },
  { name: 'dialog-profile', path: '/', presses: ['Profile menu', 'Profile'] },
  { name: 'dialog-activity', path: trip, presses: ['Add Activity'] },
  { name: 'dialog-planner', path: trip, presses: ['Smart Itinerary Planner'] },
  { name: 'dialog-saved', path: trip, presses: ['Saved'] },
  { name: 'dialog-share', path: trip, presses: ['Trip settings', 'Share Trip'] },
  { name: 'dialog-keep', path: trip, presses: ['Trip settings', 'Keep on this device'] },
  { name: 'dialog-delete', path: trip, presses: ['Trip settings', 'Delete Trip'] },
  { name: 'dialog-settings', path: trip, presses: ['Trip settings'] },
  { name: 'dialog-edit-trip', path: trip, presses: ['Trip settings', 'Edit Trip Details'] },
  { name: 'dialog-item', path: `${trip}?tab=packing`, presses: ['Add Item'] },
  { name: 'dialog-add-suggestion', path: `${trip}?tab=suggestions`, presses: ['Add to Trip'] },
  { name: 'dialog-customize', path: `${trip}?tab=suggestions`, presses: ['Full Itinerary', 'Customize'] },
  { name: 'dialog-expense', path: `${trip}?tab=budget`, presses: ['Add Expense'] },
]
