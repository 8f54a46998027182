-- Of a trip with several places their names in order, so that lists of trips can say the way.
alter table trips add column "route" text[] not null default '{}';
update trips set "route" = named."route"
from (
  select "tripId", array_agg("destination" order by "arriveDate", "order", "id") as "route"
  from legs group by "tripId" having count(*) > 1
) named
where trips."id" = named."tripId";
