-- Administrators can set up second factors and passkeys, on the account page at their own origin (ADR 159).
update sign_in_experiences set settings = settings || '{"passkeySignIn": {"enabled": true},
  "mfa": {"factors": ["Totp", "WebAuthn", "BackupCode"], "policy": "NoPrompt"}}'
where tenant_id = 'admin' and not settings ? 'mfa';
insert into applications (tenant_id, id, name, type)
select id, 'account-center', 'Account page', 'SPA' from tenants where id = 'admin'
on conflict do nothing;
