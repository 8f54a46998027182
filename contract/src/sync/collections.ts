/** What a trip consists of: the trip itself and lists of rows. Everything named here is in the change log. */
export const collections = ['trip', 'itinerary', 'packing', 'expenses'] as const
export type Collection = (typeof collections)[number]
