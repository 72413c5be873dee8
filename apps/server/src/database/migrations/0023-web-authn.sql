-- A key belongs to one account: who signs with it is known by it alone (WebAuthn Level 3, section 7.1, step 26).
create unique index mfa_verifications_credential on mfa_verifications (tenant_id, (data ->> 'credentialId')) where type = 'WebAuthn';
