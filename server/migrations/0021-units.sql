-- In which units figures are told to a person; null until chosen.
alter table users add column "temperatureUnit" text;
alter table users add column "distanceUnit" text;
alter table users add column "clock" text;
alter table users add column "weekStart" text;
