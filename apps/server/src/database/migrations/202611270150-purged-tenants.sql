-- When the data of a deleted tenant was deleted. Its row stays, because its ID is never given again.
alter table tenants add column purged_at timestamptz;
create index tenants_to_purge on tenants (deleted_at) where deleted_at is not null and purged_at is null;
