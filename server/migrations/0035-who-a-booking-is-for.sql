-- What was paid ahead, until when a booking can be given back, and who travels with it.
alter table bookings
  add column "depositMinor" bigint,
  add column "cancelBy" text,
  add column "travellers" jsonb;
