/** The well-known free services; each is off until whoever runs the server chooses it. */
export const freeServices = ['streetMaps', 'forecast', 'placeSearch', 'routes', 'rates'] as const
export type FreeService = (typeof freeServices)[number]

/** Who may make an account: everybody, whoever was invited to a trip, or nobody. */
export const signUpPolicies = ['everyone', 'invited', 'nobody'] as const
export type SignUpPolicy = (typeof signUpPolicies)[number]
