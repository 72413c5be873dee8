-- Whose account a browser's own count is about, as a hash like `target`: an administrator who lifts the blocks of an account lifts
-- those of the browsers that know it, too.
alter table sentinel_activities add column owner varchar(64);
create index sentinel_activities_owner on sentinel_activities (tenant_id, owner) where owner is not null;
