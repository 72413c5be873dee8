/** The migrations whose result is the baseline (ADR 117). They were never released. */
export const formerMigrations = [
  '0001-core',
  '0002-limits',
  '0010-oidc',
  '0020-sentinel',
  '0021-verification-codes',
  '0022-mfa',
  '0023-web-authn',
  '0024-sentinel-owner',
  '0030-users',
  '0031-logs',
  '0040-account',
  '0050-connectors',
  '0051-identities',
  '0060-phrases',
  '0061-assets',
  '0062-custom-ui',
  '0064-one-time-tokens',
  '0065-captcha',
  '0070-consent',
  '0071-application-experience',
  '0071-posted-answers',
  '0080-sso',
  '0081-saml-keys',
  '0082-idp-initiated',
  '0090-failed-logs',
  '0091-users-without-mfa',
  '0092-unused-uploads',
  '0093-protected-apps',
  '0094-second-factors',
  '0095-used-tokens',
  '0096-social-attempts',
  '0101-begun',
  '0110-message-waits',
  '0130-readiness',
  '0140-setup-link',
  '0150-refresh-successors',
  '0160-imported-hashes',
];

export const baseline = '0001-baseline';

/** The last commit that has them. */
export const lastCommit = '7efca49ae78fda70812056624d6a70aa07fe050f';

/** Whether these are migrations from before the baseline: all of them, or only some. */
export function isBeforeBaseline(names: readonly string[]): 'all' | 'some' | undefined {
  if (!names.includes('0001-core')) return undefined;
  return formerMigrations.every((name) => names.includes(name)) ? 'all' : 'some';
}

export const oldDatabaseRefusal = `This database was last used by a version from before the first release, and this version cannot bring it up to date by itself. It was not changed. Start the version in between once, and stop it when it says that Gatehouse is running:

git checkout ${lastCommit}
npm start

Then start this version again:

git checkout -
npm start`;

export const oldBackupRefusal = `This backup was made by a version from before the first release, and this version cannot restore it by itself. Nothing was changed. Restore it with the version in between, start that once, stop it when it says that Gatehouse is running, and make a new backup, which this version restores:

git checkout ${lastCommit}
npm run restore -- FILE
npm start
npm run backup
git checkout -`;

/** Converts a database with all former migrations to the baseline, in which functions have versions. */
export const takeOver = `
  drop function if exists gatehouse_oidc_write_v2, gatehouse_oidc_write, gatehouse_oidc_read, gatehouse_oidc_json,
    gatehouse_count_begun, gatehouse_consent_scopes;
  delete from migrations;
  alter table migrations add checksum varchar(64) not null, add requires varchar(128)`;
