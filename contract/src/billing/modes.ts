/**
 * How this server takes money. `live` and `test`: through the payment provider, as the badge says (C-017). `closed`: no
 * provider is set up, so nothing can be bought. `off`: a private server where everyone has everything and no price is
 * shown.
 */
export const billingModes = ['live', 'test', 'closed', 'off'] as const
export type BillingMode = (typeof billingModes)[number]
