-- When a member said that they are somebody who was written down without an account.
alter table travellers add column "claimedAt" timestamptz;
