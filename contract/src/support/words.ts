import { words } from '../words/words.ts'

export const supportWords = words('support', {
  pageTitle: 'Support · {product}',
  pageDescription:
    'Help with {product}: contact, getting started, installing it on your phone, planning trips, account and privacy.',
  title: 'Support',
  lead: 'Most answers are on this page.',
  leadToMail: 'Most answers are on this page. For the rest, write to us.',

  contacts: 'Contact',
  email: 'Email support',
  emailLine: 'Questions and problems.',
  emailTime: 'Response time: usually within 24 hours.',
  emailPriority: 'You have priority support: Premium questions are answered first.',
  emailMissing:
    'No support address has been set up on this instance. Write to whoever runs it, for example the person who gave you its address. They can also make you a link for a new password.',
  idea: 'Feature request',
  ideaLine: 'Something missing, or in the way? Tell us what you were trying to do.',
  ideaMissing: 'No address for ideas has been set up on this instance. Tell whoever runs it.',

  help: 'Help topics',
  start: 'Getting Started',
  startSignUp:
    'Sign up with an email address and a password, or with Google or Apple where this instance offers them.',
  startTrip: 'Press New Trip, choose a destination and two dates. Everything else can wait.',
  startActivity: 'Open the trip and add the first activity; the timeline and the map fill up by themselves.',
  app: 'Mobile App',
  appInBrowser: '{product} runs in the browser and installs to the home screen. There is no store download.',
  appChrome:
    'Android, Windows, Mac (Chrome or Edge): press Install in the banner, or choose Install app in the browser’s menu.',
  appSafari: 'iPhone and iPad (Safari): tap Share, then Add to Home Screen.',
  appInstalled: 'Installed, it opens without an address bar, and also without a connection.',
  planning: 'Trip Planning',
  planningTabs:
    'Plan holds the days, Packing the lists, Budget the expenses; the tabs are at the top of each trip.',
  planningOffline: 'A change made offline is kept on the device and sent when you are back online.',
  planningShare: 'To share a trip, open its Collaboration tab and invite by email (Premium).',
  account: 'Account & Privacy',
  accountName: 'Your display name is in the profile dialog; an email address is changed by support.',
  accountDownload: 'Download everything kept about you from the profile dialog, free of charge.',
  accountDelete:
    'Deleting your account there removes it and the trips you own. What is kept, and for how long, is in the privacy policy.',

  faq: 'Frequently asked questions',
  freePlan: 'What does the free plan include?',
  freePlanAnswer:
    'Free covers basic trip planning, budget tracking and packing lists, for up to three trips at a time. It is not a trial and does not run out.',
  premium: 'What does Premium add?',
  premiumAnswer:
    'Premium adds AI recommendations, advanced analytics and priority support. It also lifts the limit of three trips and opens sharing, export and the Pro packing assistant.',
  cancel: 'How do I cancel Premium?',
  cancelAnswer:
    'At any time. You keep Premium until the end of the period you have paid for and then return to the free plan; no trip is removed.',
  offline: 'Does it work without a connection?',
  offlineAnswer:
    'Yes. Trips you opened on this device stay readable and editable, and your changes are sent when the connection is back. Suggestions and invitations need a connection.',
  answer: 'How quickly will I get an answer?',
  answerAnswer: 'Usually within 24 hours. Premium questions are answered first.',
})
