-- Which second factors there are is said by the contract, whose enum every write has passed, so that a new one needs no migration. An
-- account still has one of each, but for passkeys: `mfa_verifications_single` stays.
alter table mfa_verifications drop constraint mfa_verifications_type_check;
