import { z } from 'zod'
import { itemTypes } from '../itinerary/item-types.ts'
import { allCurrencies } from '../values/currencies.ts'
import {
  latitudeField,
  longitudeField,
  notesField,
  requiredText,
  seenField,
  textField,
} from '../values/fields.ts'
import { maxLength } from '../values/limits.ts'
import { maxIdeaMinutes } from './limits.ts'
import { voteWays } from './votes.ts'
import { ideasFormWords } from './words-form.ts'

const vote = z.object({ by: z.uuid(), up: z.boolean() })

/** Something one may do, without a day. */
export const ideaRow = z.object({
  id: z.uuid(),
  tripId: z.int(),
  title: z.string(),
  type: z.enum(itemTypes),
  location: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  costMinor: z.int().nullable(),
  currency: z.enum(allCurrencies),
  /** How long it takes. */
  minutes: z.int().nullable(),
  link: z.string().nullable(),
  notes: z.string().nullable(),
  /** One for each member at most. */
  votes: z.array(vote),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export const idea = ideaRow.omit({ costMinor: true }).extend({ cost: z.number().nullable() })
export type Idea = z.output<typeof idea>

const maxCost = 1_000_000_000
const maxLink = 2000

const ideaFields = z.object({
  title: requiredText(maxLength.title, ideasFormWords.titleRequired),
  type: z.enum(itemTypes),
  location: textField(maxLength.location)
    .nullish()
    .transform((text) => text || null),
  latitude: latitudeField.nullable(),
  longitude: longitudeField.nullable(),
  cost: z.number().min(0, ideasFormWords.costNegative).max(maxCost, ideasFormWords.costTooLarge).nullable(),
  minutes: z
    .int(ideasFormWords.lengthWrong)
    .min(1, ideasFormWords.lengthWrong)
    .max(maxIdeaMinutes, ideasFormWords.lengthWrong)
    .nullable(),
  link: textField(maxLink)
    .nullish()
    .transform((text) => text || null)
    .refine((text) => text === null || /^https?:\/\//i.test(text), ideasFormWords.linkWrong),
  notes: notesField,
})

type Spot = { latitude?: number | null | undefined; longitude?: number | null | undefined }

const withBothCoordinates = ({ latitude = null, longitude = null }: Spot, context: z.RefinementCtx) => {
  if ((latitude === null) === (longitude === null)) return
  const path = [latitude === null ? 'latitude' : 'longitude']
  context.addIssue({ code: 'custom', path, message: ideasFormWords.bothCoordinates })
}

/** What a person adds. Of votes their own counts; those of others come back with an idea that was there before. */
export const newIdea = ideaFields
  .extend({
    id: z.uuid().optional(),
    type: z.enum(itemTypes).default('activity'),
    latitude: ideaFields.shape.latitude.default(null),
    longitude: ideaFields.shape.longitude.default(null),
    cost: ideaFields.shape.cost.default(null),
    /** The trip's when it is not sent. */
    currency: z.enum(allCurrencies).optional(),
    minutes: ideaFields.shape.minutes.default(null),
    votes: z.array(vote).max(1000).default([]),
  })
  .superRefine(withBothCoordinates)

/** Partial: what is not sent stays. `vote` is the caller's own, whatever others voted meanwhile. */
export const ideaChanges = ideaFields
  .partial()
  .extend({ vote: z.enum(voteWays).nullable().optional(), seen: seenField })
  .superRefine(withBothCoordinates)
