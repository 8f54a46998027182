/** The owner included (U-046). */
export const maxMembers = 20
export const invitesPerDay = 20
/** To one address, by whomever: nobody's mailbox is filled with invitations. */
export const invitesToAddressPerHour = 5
/** Then it is over; inviting again begins anew (U-043). */
export const inviteDays = 14
