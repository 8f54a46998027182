export const travelModes = ['family', 'solo', 'business', 'leisure', 'group'] as const
export type TravelMode = (typeof travelModes)[number]

/** What the create form offers; the edit form and the server know all five (S-08). */
export const createModes = ['family', 'solo'] as const satisfies readonly TravelMode[]
export type CreateMode = (typeof createModes)[number]

export const storedStatuses = ['planning', 'confirmed', 'in_progress', 'completed'] as const
export type TripStatus = (typeof storedStatuses)[number]
