import { testSecretsKey } from '../../../../tests/support/server.ts';
import { createSecrets } from '../keys/secrets.ts';

const { seal } = createSecrets([testSecretsKey]);
export const at = '2026-01-02T03:04:05.678901+00:00';

/** What no unsealed export may contain. */
export const planted = {
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$cGxhbnRlZHNhbHQ$cGxhbnRlZGhhc2g',
  firebaseKey: 'planted-signer-key.c2FsdA',
  totp: 'PLANTEDTOTPSECRET',
  backupKey: 'planted-backup-key',
  backupHash: 'planted-backup-hash',
  passkey: 'planted-public-key',
  applicationSecret: 'planted-application-secret',
  connector: 'planted-connector-secret',
  sso: 'planted-sso-secret',
  webhook: 'planted-signing-key',
  environment: 'planted-environment',
  captcha: 'planted-captcha-secret',
} as const;

const firebaseHash = (secret: string): string => `$firebase-scrypt$ln=14,r=8$${secret}$c2FsdA$aGFzaA`;

/** The rows of tables, without `tenant_id`. */
export type Rows = readonly (readonly [table: string, ...rows: object[]])[];

/** Those of organizations and users, and of what names them. */
export const peopleRows: Rows = [
  ['organization_scopes', { id: 'invite', name: 'invite:member', description: null }],
  [
    'organization_roles',
    { id: 'member', name: 'Member', description: null, type: 'User' },
    { id: 'agent', name: 'Agent', description: 'Agents', type: 'MachineToMachine' },
  ],
  ['organization_roles_scopes', { organization_role_id: 'member', organization_scope_id: 'invite' }],
  ['organization_roles_resource_scopes', { organization_role_id: 'member', scope_id: 'read' }],
  [
    'organizations',
    {
      id: 'acme',
      name: 'Acme',
      description: null,
      custom_data: { plan: 'gold' },
      is_mfa_required: true,
      color: {},
      branding: {},
      custom_css: null,
      created_at: at,
    },
  ],
  [
    'users',
    {
      ...user('ada'),
      username: 'Ada',
      primary_email: 'ada@acme.example',
      password_encrypted: planted.passwordHash,
      password_encryption_method: 'Argon2id',
      identities: { google: { userId: 'ada-at-google', details: { name: 'Ada' } } },
      custom_data: { note: '=1+1', big: 12_345.678, nested: { ünï: ['\u2028', null] } },
      last_sign_in_at: at,
    },
    {
      ...user('bob'),
      external_id: 'auth0|bob',
      primary_phone: '4915112345678',
      password_encrypted: firebaseHash(seal(planted.firebaseKey)),
      password_encryption_method: 'FirebaseScrypt',
      is_suspended: true,
    },
  ],
  ['users_roles', { user_id: 'ada', role_id: 'reader' }],
  [
    'user_sso_identities',
    {
      id: 'identity',
      user_id: 'ada',
      sso_connector_id: 'acme-sso',
      issuer: 'https://idp.acme.example',
      identity_id: 'ada-at-acme',
      detail: { email: 'ada@acme.example' },
      created_at: at,
      updated_at: at,
    },
  ],
  [
    'mfa_verifications',
    factor('totp', 'Totp', { sealed: seal(planted.totp), last_step: 58_000_000 }),
    factor('passkey', 'WebAuthn', {
      data: { credentialId: 'credential', publicKey: planted.passkey, counter: 3 },
    }),
    factor('codes', 'BackupCode', {
      sealed: seal(planted.backupKey),
      data: { codes: [{ hash: planted.backupHash, usedAt: null }] },
    }),
  ],
  ['organization_users', { organization_id: 'acme', user_id: 'ada' }],
  [
    'organization_users_roles',
    { organization_id: 'acme', user_id: 'ada', organization_role_id: 'member', role_type: 'User' },
  ],
  [
    'organization_applications',
    { organization_id: 'acme', application_id: 'machine', application_type: 'MachineToMachine' },
  ],
  [
    'organization_applications_roles',
    {
      organization_id: 'acme',
      application_id: 'machine',
      organization_role_id: 'agent',
      role_type: 'MachineToMachine',
    },
  ],
  ['organization_jit_email_domains', { organization_id: 'acme', email_domain: 'acme.example' }],
  ['organization_jit_sso_connectors', { organization_id: 'acme', sso_connector_id: 'acme-sso' }],
  ['organization_jit_roles', { organization_id: 'acme', organization_role_id: 'member', role_type: 'User' }],
  [
    'organization_scim_users',
    {
      organization_id: 'acme',
      user_id: 'ada',
      user_name: 'ada@acme.example',
      external_id: 'ada-at-acme',
      attributes: { title: 'Countess' },
      is_made: true,
      is_ended: false,
      has_suspended: false,
      created_at: at,
      updated_at: at,
    },
  ],
  [
    'organization_scim_groups',
    {
      organization_id: 'acme',
      id: 'staff',
      display_name: 'Staff',
      external_id: null,
      created_at: at,
      updated_at: at,
    },
  ],
  ['organization_scim_group_members', { organization_id: 'acme', group_id: 'staff', user_id: 'ada' }],
  [
    'organization_scim_roles',
    { organization_id: 'acme', group_name: 'Staff', organization_role_id: 'member', role_type: 'User' },
  ],
  ['application_access_users', { application_id: 'app', user_id: 'ada' }],
  ['application_access_roles', { application_id: 'app', role_id: 'reader', role_type: 'User' }],
  ['application_access_organizations', { application_id: 'app', organization_id: 'acme' }],
  [
    'application_access_organization_roles',
    { application_id: 'app', organization_id: 'acme', organization_role_id: 'member', role_type: 'User' },
  ],
  ['application_organization_scopes', { application_id: 'app', organization_scope_id: 'invite' }],
  ['application_organization_resource_scopes', { application_id: 'app', scope_id: 'read' }],
];

function user(id: string): object {
  return {
    id,
    name: id,
    profile: { nickname: id },
    identities: {},
    custom_data: {},
    settings: {},
    is_suspended: false,
    is_password_expired: false,
    application_id: 'app',
    password_updated_at: at,
    created_at: at,
    updated_at: at,
  };
}

function factor(id: string, type: string, values: object): object {
  return { id, user_id: 'ada', type, data: {}, last_step: 0, created_at: at, last_used_at: at, ...values };
}
