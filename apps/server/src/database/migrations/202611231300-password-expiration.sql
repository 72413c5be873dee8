-- When the password was set, which isn't known for those of before, and whether an administrator requires a new one at the next sign-in.
alter table users add column password_updated_at timestamptz, add column is_password_expired boolean not null default false;
