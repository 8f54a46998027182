import { productName } from '@sojourn/contract/product'

export const supportTexts = {
  title: `Support · ${productName}`,
  description: `Help with ${productName}: contact, getting started, installing it on your phone, planning trips, account and privacy.`,
}

export const support = {
  title: 'Support',
  lead: 'Most answers are on this page.',
  leadToMail: 'Most answers are on this page. For the rest, write to us.',
  contacts: 'Contact',
  email: {
    title: 'Email support',
    line: 'Questions and problems.',
    time: 'Response time: usually within 24 hours.',
    priority: 'You have priority support: Premium questions are answered first.',
    missing:
      'No support address has been set up on this instance. Write to whoever runs it, for example the person who gave you its address. They can also make you a link for a new password.',
  },
  feature: {
    title: 'Feature request',
    line: 'Something missing, or in the way? Tell us what you were trying to do.',
    missing: 'No address for ideas has been set up on this instance. Tell whoever runs it.',
  },
}

export const help = {
  id: 'help',
  title: 'Help topics',
  groups: [
    {
      title: 'Getting Started',
      points: [
        'Sign up with an email address and a password, or with Google or Apple where this instance offers them.',
        'Press New Trip, choose a destination and two dates. Everything else can wait.',
        'Open the trip and add the first activity; the timeline and the map fill up by themselves.',
      ],
    },
    {
      title: 'Mobile App',
      points: [
        `${productName} runs in the browser and installs to the home screen. There is no store download.`,
        'Android, Windows, Mac (Chrome or Edge): press Install in the banner, or choose Install app in the browser’s menu.',
        'iPhone and iPad (Safari): tap Share, then Add to Home Screen.',
        'Installed, it opens without an address bar, and also without a connection.',
      ],
    },
    {
      title: 'Trip Planning',
      points: [
        'Plan holds the days, Packing the lists, Budget the expenses; the tabs are at the top of each trip.',
        'A change made offline is kept on the device and sent when you are back online.',
        'To share a trip, open its Collaboration tab and invite by email (Premium).',
      ],
    },
    {
      title: 'Account & Privacy',
      points: [
        'Your display name is in the profile dialog; an email address is changed by support.',
        'Download everything kept about you from the profile dialog, free of charge.',
        'Deleting your account there removes it and the trips you own. What is kept, and for how long, is in the privacy policy.',
      ],
    },
  ],
}

export const faq = {
  id: 'faq',
  title: 'Frequently asked questions',
  entries: [
    {
      question: 'What does the free plan include?',
      answer:
        'Free covers basic trip planning, budget tracking and packing lists, for up to three trips at a time. It is not a trial and does not run out.',
    },
    {
      question: 'What does Premium add?',
      answer:
        'Premium adds AI recommendations, advanced analytics and priority support. It also lifts the limit of three trips and opens sharing, export and the Pro packing assistant.',
    },
    {
      question: 'How do I cancel Premium?',
      answer:
        'At any time. You keep Premium until the end of the period you have paid for and then return to the free plan; no trip is removed.',
    },
    {
      question: 'Does it work without a connection?',
      answer:
        'Yes. Trips you opened on this device stay readable and editable, and your changes are sent when the connection is back. Suggestions and invitations need a connection.',
    },
    {
      question: 'How quickly will I get an answer?',
      answer: 'Usually within 24 hours. Premium questions are answered first.',
    },
  ],
}
