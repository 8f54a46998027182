-- With whom somebody is a customer: the test checkout, or an account of the payment provider, live or in test mode.
-- Empty for what was kept before this was known; it becomes the first seller that is.
alter table customers add column "seller" text not null default '';
update customers set "seller" = 'test checkout' where "id" in (select "customerId" from "testPayments");
alter table customers drop constraint "customers_userId_key";
create unique index on customers ("userId", "seller");

alter table checkouts add column "seller" text not null default '';
update checkouts set "seller" = 'test checkout' where "id" in (select "id" from "testPayments");

alter table subscriptions add column "seller" text not null default '';
update subscriptions set "seller" = 'test checkout' where "id" in (select "id" from "testPayments");
