/** Above who is on the trips of an account that its owner has taken back. */
export const takenBackText =
  'Before you confirmed this address, someone else may have used this account. Its share links are off and its open invitations taken back. These people are on your trips:'
