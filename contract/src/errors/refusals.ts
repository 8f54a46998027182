import { aiRefusalsWords } from '../ai/words-refusals.ts'
import { authErrorsWords } from '../auth/words-errors.ts'
import { authMissingWords } from '../auth/words-missing.ts'
import { authRefusalsWords } from '../auth/words-refusals.ts'
import { authWords } from '../auth/words.ts'
import { billingRefusalsWords } from '../billing/words-refusals.ts'
import { billingUpgradeWords } from '../billing/words-upgrade.ts'
import { bookingsRefusalsWords } from '../bookings/words-refusals.ts'
import { dayNotesWords } from '../day-notes/words.ts'
import { expensesSplitWords } from '../expenses/words-split.ts'
import { expensesWords } from '../expenses/words.ts'
import { exportWords } from '../export/words.ts'
import { ideasFormWords } from '../ideas/words-form.ts'
import { itineraryFormWords } from '../itinerary/words-form.ts'
import { legsWords } from '../legs/words.ts'
import { mapWords } from '../map/words.ts'
import { membersJoinWords } from '../members/words-join.ts'
import { membersRefusalsWords } from '../members/words-refusals.ts'
import { operatorRefusalsWords } from '../operator/words-refusals.ts'
import { packingRefusalsWords } from '../packing/words-refusals.ts'
import { packingWords } from '../packing/words.ts'
import { transfersWords } from '../transfers/words.ts'
import { travellersWords } from '../travellers/words.ts'
import { tripsFormWords } from '../trips/words-form.ts'
import { valuesWords } from '../values/words.ts'
import { weatherWords } from '../weather/words.ts'
import { errorsFieldsWords } from './words-fields.ts'
import { errorsWords } from './words.ts'
import type { Texts } from '../words/words.ts'

/**
 * The catalogues whose texts the server refuses with, by name. All of them come along: the app loads this file when it has a
 * refusal to tell.
 */
export const refusalTexts: Readonly<Record<string, Texts>> = {
  errors: errorsWords,
  'errors-fields': errorsFieldsWords,
  'ai-refusals': aiRefusalsWords,
  auth: authWords,
  'auth-errors': authErrorsWords,
  'auth-missing': authMissingWords,
  'auth-refusals': authRefusalsWords,
  'billing-refusals': billingRefusalsWords,
  'billing-upgrade': billingUpgradeWords,
  'bookings-refusals': bookingsRefusalsWords,
  'day-notes': dayNotesWords,
  expenses: expensesWords,
  'expenses-split': expensesSplitWords,
  export: exportWords,
  'ideas-form': ideasFormWords,
  'itinerary-form': itineraryFormWords,
  legs: legsWords,
  map: mapWords,
  'members-join': membersJoinWords,
  'members-refusals': membersRefusalsWords,
  'operator-refusals': operatorRefusalsWords,
  packing: packingWords,
  'packing-refusals': packingRefusalsWords,
  transfers: transfersWords,
  travellers: travellersWords,
  'trips-form': tripsFormWords,
  values: valuesWords,
  weather: weatherWords,
}
