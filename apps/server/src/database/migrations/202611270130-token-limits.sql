-- How far free tenants are beyond their token limit in a period (OPEN-65).
alter table tenants
  -- The first day of the period that the other three are about.
  add column tokens_period date,
  -- The part of the limit, in percent, of which the administrators were told.
  add column tokens_told smallint not null default 0,
  add column tokens_over_since timestamptz,
  -- Until then, machine-to-machine applications and exchanges get no tokens.
  add column tokens_refused_until timestamptz;

-- 31 stands for 31 or more days, or never: a month can have so many, and who is active on its last day may have been on its first one.
alter table daily_activity drop constraint daily_activity_gap_check;
alter table daily_activity add constraint daily_activity_gap_check check (gap between 1 and 31) not valid;
