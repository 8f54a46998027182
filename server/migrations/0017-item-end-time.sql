-- When an item ends: on the day it begins, on a clock without a zone, like its time.
alter table itinerary add column "endTime" text;
