-- Keys are found by a column: row-level security keeps an index on `data ->> 'credentialId'` from being used.
alter table mfa_verifications add column credential_id text generated always as (data ->> 'credentialId') stored;
drop index mfa_verifications_credential;
create unique index mfa_verifications_credential on mfa_verifications (tenant_id, credential_id) where type = 'WebAuthn';
