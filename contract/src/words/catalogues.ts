import { activityToldWords } from '../activity/words-told.ts'
import { activityWords } from '../activity/words.ts'
import { aiDaysWords } from '../ai/words-days.ts'
import { aiEventsWords } from '../ai/words-events.ts'
import { aiInterestsWords } from '../ai/words-interests.ts'
import { aiItineraryWords } from '../ai/words-itinerary.ts'
import { aiKindsWords } from '../ai/words-kinds.ts'
import { aiNoticesWords } from '../ai/words-notices.ts'
import { aiPackingWords } from '../ai/words-packing.ts'
import { aiPlacesWords } from '../ai/words-places.ts'
import { aiPreferencesWords } from '../ai/words-preferences.ts'
import { aiReasonsWords } from '../ai/words-reasons.ts'
import { aiRefusalsWords } from '../ai/words-refusals.ts'
import { aiSavingsWords } from '../ai/words-savings.ts'
import { aiSourcesWords } from '../ai/words-sources.ts'
import { aiWords } from '../ai/words.ts'
import { authAccountWords } from '../auth/words-account.ts'
import { authDevicesWords } from '../auth/words-devices.ts'
import { authErrorsWords } from '../auth/words-errors.ts'
import { authFactorsWords } from '../auth/words-factors.ts'
import { authGoneWords } from '../auth/words-gone.ts'
import { authSecondStepWords } from '../auth/words-second-step.ts'
import { authLanguageWords } from '../auth/words-language.ts'
import { authMailsWords } from '../auth/words-mails.ts'
import { authMissingWords } from '../auth/words-missing.ts'
import { authRefusalsWords } from '../auth/words-refusals.ts'
import { authUnitsWords } from '../auth/words-units.ts'
import { authWords } from '../auth/words.ts'
import { billingDescriptionsWords } from '../billing/words-descriptions.ts'
import { billingFeaturesWords } from '../billing/words-features.ts'
import { billingInvoiceStatusWords } from '../billing/words-invoice-status.ts'
import { billingPaymentStatusWords } from '../billing/words-payment-status.ts'
import { billingPaymentWords } from '../billing/words-payment.ts'
import { billingRefusalsWords } from '../billing/words-refusals.ts'
import { billingTestCardsWords } from '../billing/words-test-cards.ts'
import { billingTestWords } from '../billing/words-test.ts'
import { billingUpgradeWords } from '../billing/words-upgrade.ts'
import { billingWords } from '../billing/words.ts'
import { bookingsFormWords } from '../bookings/words-form.ts'
import { bookingsKindsWords } from '../bookings/words-kinds.ts'
import { bookingsPaymentsWords } from '../bookings/words-payments.ts'
import { bookingsRefusalsWords } from '../bookings/words-refusals.ts'
import { bookingsStatusesWords } from '../bookings/words-statuses.ts'
import { bookingsTodayWords } from '../bookings/words-today.ts'
import { bookingsToldWords } from '../bookings/words-told.ts'
import { bookingsWords } from '../bookings/words.ts'
import { dayNotesToldWords } from '../day-notes/words-told.ts'
import { dayNotesWords } from '../day-notes/words.ts'
import { errorsFieldsWords } from '../errors/words-fields.ts'
import { errorsWords } from '../errors/words.ts'
import { expensesAnalyticsWords } from '../expenses/words-analytics.ts'
import { expensesBalancesWords } from '../expenses/words-balances.ts'
import { expensesCategoriesWords } from '../expenses/words-categories.ts'
import { expensesFiguresWords } from '../expenses/words-figures.ts'
import { expensesQuickWords } from '../expenses/words-quick.ts'
import { expensesRateWords } from '../expenses/words-rate.ts'
import { expensesSplitWords } from '../expenses/words-split.ts'
import { expensesTodayWords } from '../expenses/words-today.ts'
import { expensesToldWords } from '../expenses/words-told.ts'
import { expensesWhoWords } from '../expenses/words-who.ts'
import { expensesWords } from '../expenses/words.ts'
import { exportPrintWords } from '../export/words-print.ts'
import { exportWords } from '../export/words.ts'
import { httpCallsWords } from '../http/words-calls.ts'
import { httpNeedsWords } from '../http/words-needs.ts'
import { httpStartWords } from '../http/words-start.ts'
import { insightsCategoriesWords } from '../insights/words-categories.ts'
import { insightsCrowdsWords } from '../insights/words-crowds.ts'
import { insightsFactsWords } from '../insights/words-facts.ts'
import { insightsFiltersWords } from '../insights/words-filters.ts'
import { insightsStylesWords } from '../insights/words-styles.ts'
import { insightsToldWords } from '../insights/words-told.ts'
import { insightsWords } from '../insights/words.ts'
import { itineraryFormWords } from '../itinerary/words-form.ts'
import { itineraryMovesWords } from '../itinerary/words-moves.ts'
import { itineraryTimelineWords } from '../itinerary/words-timeline.ts'
import { itineraryTodayWords } from '../itinerary/words-today.ts'
import { itineraryToldWords } from '../itinerary/words-told.ts'
import { itineraryTypesWords } from '../itinerary/words-types.ts'
import { itineraryWords } from '../itinerary/words.ts'
import { landingWords } from '../landing/words.ts'
import { legsToldWords } from '../legs/words-told.ts'
import { legsWords } from '../legs/words.ts'
import { mapProfilesWords } from '../map/words-profiles.ts'
import { mapWords } from '../map/words.ts'
import { membersInvitationsWords } from '../members/words-invitations.ts'
import { membersJoinWords } from '../members/words-join.ts'
import { membersMailsWords } from '../members/words-mails.ts'
import { membersRefusalsWords } from '../members/words-refusals.ts'
import { membersShareWords } from '../members/words-share.ts'
import { membersWords } from '../members/words.ts'
import { ideasCatalogues } from '../ideas/catalogues.ts'
import { operatorCatalogues } from '../operator/catalogues.ts'
import { packingCategoriesWords } from '../packing/words-categories.ts'
import { packingMarksWords } from '../packing/words-marks.ts'
import { packingReasonsWords } from '../packing/words-reasons.ts'
import { packingRefusalsWords } from '../packing/words-refusals.ts'
import { packingTemplatesWords } from '../packing/words-templates.ts'
import { packingThingsWords } from '../packing/words-things.ts'
import { packingToldWords } from '../packing/words-told.ts'
import { packingWords } from '../packing/words.ts'
import { pagesWords } from '../pages/words.ts'
import { placesWords } from '../places/words.ts'
import { shellGlanceWords } from '../shell/words-glance.ts'
import { shellGoneByWords } from '../shell/words-gone-by.ts'
import { shellGoneWords } from '../shell/words-gone.ts'
import { shellNavigationWords } from '../shell/words-navigation.ts'
import { shellOffersWords } from '../shell/words-offers.ts'
import { shellPartsWords } from '../shell/words-parts.ts'
import { shellPostersWords } from '../shell/words-posters.ts'
import { shellPrioritiesWords } from '../shell/words-priorities.ts'
import { shellShortcutsWords } from '../shell/words-shortcuts.ts'
import { shellUiWords } from '../shell/words-ui.ts'
import { shellWords } from '../shell/words.ts'
import { supportWords } from '../support/words.ts'
import { syncChangesWords } from '../sync/words-changes.ts'
import { syncColumnsWords } from '../sync/words-columns.ts'
import { syncFailuresWords } from '../sync/words-failures.ts'
import { syncFieldsWords } from '../sync/words-fields.ts'
import { syncOneWords } from '../sync/words-one.ts'
import { syncTrayWords } from '../sync/words-tray.ts'
import { syncWaitingWords } from '../sync/words-waiting.ts'
import { transfersToldWords } from '../transfers/words-told.ts'
import { transfersWords } from '../transfers/words.ts'
import { travellersPeopleWords } from '../travellers/words-people.ts'
import { travellersToldWords } from '../travellers/words-told.ts'
import { travellersWords } from '../travellers/words.ts'
import { tripsContentsWords } from '../trips/words-contents.ts'
import { tripsCreateModesWords } from '../trips/words-create-modes.ts'
import { tripsDatesWords } from '../trips/words-dates.ts'
import { tripsDuplicateWords } from '../trips/words-duplicate.ts'
import { tripsFiltersWords } from '../trips/words-filters.ts'
import { tripsFormWords } from '../trips/words-form.ts'
import { tripsKeepWords } from '../trips/words-keep.ts'
import { tripsModesWords } from '../trips/words-modes.ts'
import { tripsOverviewWords } from '../trips/words-overview.ts'
import { tripsPartsHereWords } from '../trips/words-parts-here.ts'
import { tripsPartsMissingWords } from '../trips/words-parts-missing.ts'
import { tripsPartsWithinWords } from '../trips/words-parts-within.ts'
import { tripsPartsWords } from '../trips/words-parts.ts'
import { tripsSettingsWords } from '../trips/words-settings.ts'
import { tripsTabsWords } from '../trips/words-tabs.ts'
import { tripsTodayWords } from '../trips/words-today.ts'
import { tripsWords } from '../trips/words.ts'
import { valuesWords } from '../values/words.ts'
import { weatherConditionsWords } from '../weather/words-conditions.ts'
import { weatherNotesWords } from '../weather/words-notes.ts'
import { weatherWords } from '../weather/words.ts'
import { languageWords } from './language.ts'
import type { Texts } from './words.ts'

/** A line each, so that two who add one do not meet. */
const all = {
  activity: activityWords,
  'activity-told': activityToldWords,
  ai: aiWords,
  'ai-days': aiDaysWords,
  'ai-events': aiEventsWords,
  'ai-interests': aiInterestsWords,
  'ai-itinerary': aiItineraryWords,
  'ai-kinds': aiKindsWords,
  'ai-notices': aiNoticesWords,
  'ai-packing': aiPackingWords,
  'ai-places': aiPlacesWords,
  'ai-preferences': aiPreferencesWords,
  'ai-reasons': aiReasonsWords,
  'ai-refusals': aiRefusalsWords,
  'ai-savings': aiSavingsWords,
  'ai-sources': aiSourcesWords,
  auth: authWords,
  'auth-account': authAccountWords,
  'auth-devices': authDevicesWords,
  'auth-errors': authErrorsWords,
  'auth-factors': authFactorsWords,
  'auth-gone': authGoneWords,
  'auth-language': authLanguageWords,
  'auth-mails': authMailsWords,
  'auth-missing': authMissingWords,
  'auth-refusals': authRefusalsWords,
  'auth-second-step': authSecondStepWords,
  'auth-units': authUnitsWords,
  billing: billingWords,
  'billing-descriptions': billingDescriptionsWords,
  'billing-features': billingFeaturesWords,
  'billing-invoice-status': billingInvoiceStatusWords,
  'billing-payment': billingPaymentWords,
  'billing-payment-status': billingPaymentStatusWords,
  'billing-refusals': billingRefusalsWords,
  'billing-test': billingTestWords,
  'billing-test-cards': billingTestCardsWords,
  'billing-upgrade': billingUpgradeWords,
  bookings: bookingsWords,
  'bookings-form': bookingsFormWords,
  'bookings-kinds': bookingsKindsWords,
  'bookings-payments': bookingsPaymentsWords,
  'bookings-refusals': bookingsRefusalsWords,
  'bookings-statuses': bookingsStatusesWords,
  'bookings-today': bookingsTodayWords,
  'bookings-told': bookingsToldWords,
  'day-notes': dayNotesWords,
  'day-notes-told': dayNotesToldWords,
  errors: errorsWords,
  'errors-fields': errorsFieldsWords,
  expenses: expensesWords,
  'expenses-analytics': expensesAnalyticsWords,
  'expenses-balances': expensesBalancesWords,
  'expenses-categories': expensesCategoriesWords,
  'expenses-figures': expensesFiguresWords,
  'expenses-quick': expensesQuickWords,
  'expenses-rate': expensesRateWords,
  'expenses-split': expensesSplitWords,
  'expenses-today': expensesTodayWords,
  'expenses-told': expensesToldWords,
  'expenses-who': expensesWhoWords,
  export: exportWords,
  'export-print': exportPrintWords,
  'http-calls': httpCallsWords,
  'http-needs': httpNeedsWords,
  'http-start': httpStartWords,
  ...ideasCatalogues,
  insights: insightsWords,
  'insights-categories': insightsCategoriesWords,
  'insights-crowds': insightsCrowdsWords,
  'insights-facts': insightsFactsWords,
  'insights-filters': insightsFiltersWords,
  'insights-styles': insightsStylesWords,
  'insights-told': insightsToldWords,
  itinerary: itineraryWords,
  'itinerary-form': itineraryFormWords,
  'itinerary-moves': itineraryMovesWords,
  'itinerary-timeline': itineraryTimelineWords,
  'itinerary-today': itineraryTodayWords,
  'itinerary-told': itineraryToldWords,
  'itinerary-types': itineraryTypesWords,
  landing: landingWords,
  language: languageWords,
  legs: legsWords,
  'legs-told': legsToldWords,
  map: mapWords,
  'map-profiles': mapProfilesWords,
  members: membersWords,
  'members-invitations': membersInvitationsWords,
  'members-join': membersJoinWords,
  'members-mails': membersMailsWords,
  'members-refusals': membersRefusalsWords,
  'members-share': membersShareWords,
  ...operatorCatalogues,
  packing: packingWords,
  'packing-categories': packingCategoriesWords,
  'packing-marks': packingMarksWords,
  'packing-reasons': packingReasonsWords,
  'packing-refusals': packingRefusalsWords,
  'packing-templates': packingTemplatesWords,
  'packing-things': packingThingsWords,
  'packing-told': packingToldWords,
  pages: pagesWords,
  places: placesWords,
  shell: shellWords,
  'shell-glance': shellGlanceWords,
  'shell-gone': shellGoneWords,
  'shell-gone-by': shellGoneByWords,
  'shell-navigation': shellNavigationWords,
  'shell-offers': shellOffersWords,
  'shell-parts': shellPartsWords,
  'shell-posters': shellPostersWords,
  'shell-priorities': shellPrioritiesWords,
  'shell-shortcuts': shellShortcutsWords,
  'shell-ui': shellUiWords,
  support: supportWords,
  'sync-changes': syncChangesWords,
  'sync-columns': syncColumnsWords,
  'sync-failures': syncFailuresWords,
  'sync-fields': syncFieldsWords,
  'sync-one': syncOneWords,
  'sync-tray': syncTrayWords,
  'sync-waiting': syncWaitingWords,
  transfers: transfersWords,
  'transfers-told': transfersToldWords,
  travellers: travellersWords,
  'travellers-people': travellersPeopleWords,
  'travellers-told': travellersToldWords,
  trips: tripsWords,
  'trips-contents': tripsContentsWords,
  'trips-create-modes': tripsCreateModesWords,
  'trips-dates': tripsDatesWords,
  'trips-duplicate': tripsDuplicateWords,
  'trips-filters': tripsFiltersWords,
  'trips-form': tripsFormWords,
  'trips-keep': tripsKeepWords,
  'trips-modes': tripsModesWords,
  'trips-overview': tripsOverviewWords,
  'trips-parts': tripsPartsWords,
  'trips-parts-here': tripsPartsHereWords,
  'trips-parts-missing': tripsPartsMissingWords,
  'trips-parts-within': tripsPartsWithinWords,
  'trips-settings': tripsSettingsWords,
  'trips-tabs': tripsTabsWords,
  'trips-today': tripsTodayWords,
  values: valuesWords,
  weather: weatherWords,
  'weather-conditions': weatherConditionsWords,
  'weather-notes': weatherNotesWords,
} as const satisfies Readonly<Record<string, Texts>>

/** With their texts, for the compiler. */
export type Catalogues = typeof all

/** Every catalogue by its name. */
export const catalogues: Readonly<Record<string, Texts>> = all
