import { freePrice, periodPrice, yearlySavingStated } from '@sojourn/contract/billing/billing-periods'
import { premiumFeatures } from '@sojourn/contract/billing/features'
import { billingFeaturesWords } from '@sojourn/contract/billing/words-features'
import { productName, tagline } from '@sojourn/contract/product'

const signInThen = (target: string): string => `/login?returnTo=${encodeURIComponent(target)}`

export const paths = {
  start: '/api/login',
  signIn: '/login',
  monthly: signInThen('/subscribe?plan=monthly'),
  yearly: signInThen('/subscribe?plan=yearly'),
}

export const landingTexts = {
  title: `${productName}: smart travel planning`,
  description: `${tagline} ${productName} keeps the itinerary, the packing list, the budget and the map of a trip in one place, also without a connection.`,
}

export const hero = { title: 'Smart Travel Planning', tagline, start: 'Start Planning', signIn: 'Sign In' }

export const landingFeatures = {
  title: 'Features',
  line: 'One place for the plan, the bag, the money and the map.',
  tripPlanning: {
    title: 'Trip Planning',
    line: 'Day-by-day itineraries with times, places and notes. Every destination gets its own postcard.',
  },
  smartPacking: {
    title: 'Smart Packing',
    line: 'Weather-based packing lists, so the rain jacket is in and the third jumper is not.',
  },
  budgetTracking: {
    title: 'Budget Tracking',
    line: 'Expense tracking by category, with a clear answer to “how much is left?”',
  },
  aiPro: {
    title: 'AI Pro',
    line: 'Premium suggestions that know your dates, your pace and what you liked last time.',
  },
  interactiveMaps: {
    title: 'Interactive Maps',
    line: 'Map routes between stops, in order. Works without a signal too.',
  },
  offlineReady: {
    title: 'Offline Ready',
    line: 'Offline sync: change anything on the plane, it is saved and sent when you land.',
  },
}

export const pricing = {
  title: 'Pricing',
  line: 'Start free. Upgrade when three trips stop being enough.',
  free: {
    title: 'Free',
    price: freePrice(),
    items: ['3 trips per month', 'Basic itinerary', 'Simple packing lists', 'Family coordination'],
    button: 'Get Started Free',
  },
  premium: {
    title: 'Premium',
    mark: 'POPULAR',
    price: periodPrice('monthly'),
    per: 'per month',
    items: premiumFeatures.map((key) => billingFeaturesWords[key]),
    button: 'Start Premium',
    yearly: `Or ${periodPrice('yearly')} per year (Save ${yearlySavingStated()}!)`,
  },
}
