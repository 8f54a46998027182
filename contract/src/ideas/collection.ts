import { typeLabel } from '../itinerary/item-types.ts'
import type { CollectionDescription } from '../sync/description.ts'
import { compareText } from '../values/compare-text.ts'
import { say } from '../words/say.ts'
import { maxIdeas } from './limits.ts'
import type { Idea } from './schema.ts'
import { ideasFormWords } from './words-form.ts'

export const ideasCollection: CollectionDescription<Idea> = {
  path: 'ideas',
  isPart: false,
  tab: 'plan',
  name: 'title',
  order: [
    ['createdAt', 'asc'],
    ['id', 'asc'],
  ],
  // By age: by votes a row would move away under the finger that votes.
  inOrder: (ideas) =>
    ideas.toSorted((a, b) => compareText(a.createdAt, b.createdAt) || compareText(a.id, b.id)),
  fields: {
    title: { word: 'title' },
    type: { word: 'type', shown: typeLabel, default: 'activity' },
    location: { word: 'location', default: null },
    latitude: { word: null, default: null },
    longitude: { word: null, default: null },
    cost: { word: 'cost', shown: 'amount', default: null },
    currency: { word: null },
    minutes: { word: 'minutes', default: null },
    link: { word: 'link', default: null },
    notes: { word: 'notes', default: null },
    votes: { word: null, default: [] },
  },
  mentioned: [],
  most: { count: maxIdeas, told: () => say(ideasFormWords.tooMany, { most: maxIdeas }) },
}
