-- The row of the token that replaced a refresh token: whether that one was used is read there (ADR 110).
alter table oidc_instances add column successor_id varchar(64);
