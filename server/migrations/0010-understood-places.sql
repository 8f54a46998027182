-- What a destination was taken for, and the lie of the land its picture is chosen by.
alter table trips
  add column "placeName" text,
  add column "elevationM" integer,
  add column "coastal" boolean;
