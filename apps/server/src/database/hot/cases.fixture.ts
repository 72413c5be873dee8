import { oidcCases } from './oidc.fixture.ts';
import { knownIdentity, newIdentity } from './sso.fixture.ts';
import { at } from './world.fixture.ts';

/** The time of all statements: after `at`, before anything expires. */
const now = Date.parse(at) + 60_000;

/** The role and the organization whose users a search leaves out. */
const excluded = [
  [null, null],
  ['other', null],
  [null, 'other'],
] as const;

const log = JSON.stringify([
  { id: 'new', key: 'Role.Created', payload: {}, user_id: 'user', created_at: now },
]);
const openFlow = ['flow', 1];

/** Values that end the open flow; with second factors that the user doesn't have yet, and one that replaces another. */
const submission = (userId: string, profile: object, more: object = {}): unknown[] => [
  now,
  ...openFlow,
  JSON.stringify({
    userId,
    state: { version: 2 },
    payload: { result: {} },
    profile,
    settings: { theme: 'dark', mfa: { skipped: true } },
    bound: [
      { id: 'next', type: 'WebAuthn', sealed: null, data: {}, lastStep: 0 },
      { id: 'codes', type: 'BackupCode', sealed: 'sealed', data: {}, lastStep: 0, isReplacement: true },
    ],
    ...more,
  }),
  log,
];
/** By what the user joins an organization. */
const joining = (jit: object, meetsMfa = true): object => ({
  jit: {
    ...jit,
    entry: { id: 'joined', key: 'Organization.Membership.Updated', payload: {}, created_at: now },
  },
  meetsMfa,
});
/** A message in the outbox. */
const notice: object = {
  id: 'notice',
  kind: 'notice',
  sealed: 'sealed',
  nextAt: now + 60_000,
  giveUpAt: now + 3_600_000,
  expiresAt: now + 7_200_000,
};
const asFirst: object = {
  firstAdministrator: { organizationId: 'acme', roleId: 'member', setupKey: 'setupSecret' },
};

const oidcReads = oidcCases['oidc-read'] ?? [];
const namesOrganization = ([, keys]: unknown[]): boolean =>
  /"(organization|visited|memberships)":/.test(String(keys));

/** The values of each hot statement after the tenant, with which it finds or writes something if all rows exist. */
export const hotCases: Record<string, unknown[][]> = {
  'find-tenant': [[]],
  'insert-logs': [[log]],
  'find-administrator': [
    ['user', 'app', 'grant', now, 'acme'],
    ['user', 'app', 'grant', now, null],
  ],
  'find-machine': [['machine', 'https://api.example']],
  'count-rate-limit': [
    ['limit', now + 60_000, now, 100, null, null],
    ['limit', now + 60_000, now, 100, 'site', 1000],
  ],
  'find-users-by-identifier': [
    ['user', null, null, null],
    [null, 'ada', null, null],
    [null, null, 'ada@example.com', null],
    [null, null, null, '4915112345678'],
  ],
  'list-users': [[20, 0]],
  'search-users-few': excluded.map((without) => [20, 0, '%ada%', ...without]),
  'search-users-many': excluded.flatMap(([role, organization]) => [
    [20, 0, 'ada', 10_001, role, '%ada%', organization],
    [20, 0, 'ad', 10_001, role, null, organization],
  ]),
  'search-members': [null, 'member'].flatMap((role) =>
    [
      ['ada', '%ada%', '%ada%'],
      // A text that many members have.
      ['ada', null, '%ada%'],
      ['ad', null, null],
    ].map((texts) => ['acme', 20, 0, ...texts, 10_001, role]),
  ),
  ...oidcCases,
  'oidc-read': oidcReads.filter((values) => !namesOrganization(values)),
  'count-sentinel-attempt': [
    ['Password', 'named', 5, 60_000, now, 'account', null, 'user'],
    ['Password', 'named', 3, 60_000, now, null, 'account', 'user'],
    ['Password', 'blocked', 5, 60_000, now, null, null, null],
  ],
  'find-flow': [
    ['flow', now, 'verification', 'verification-id'],
    ['flow', now, 'verification', null],
    ['flow', now, 'username', 'ada'],
    ['flow', now, 'exact-username', 'ada'],
    ['flow', now, 'email', 'ada@example.com'],
    ['flow', now, 'phone', '4915112345678'],
  ],
  'save-flow': [
    [
      ...openFlow,
      '{"version":2}',
      'user',
      now,
      log,
      'Password',
      'named',
      'user',
      'hash',
      false,
      'account',
      'limit',
      1,
      'site',
    ],
    [
      ...openFlow,
      '{"version":2}',
      null,
      now,
      log,
      'Password',
      'named',
      null,
      null,
      null,
      'account',
      'limit',
      1,
      'site',
    ],
  ],
  'submit-sign-in': [
    submission('user', { username: 'lovelace' }),
    submission('user', knownIdentity),
    submission('user', newIdentity),
    submission('user', {}, { notices: [notice] }),
  ],
  'submit-registration': [
    submission('new', { username: 'grace', applicationId: 'app' }),
    submission('new', { username: 'grace' }, asFirst),
    submission('new', { username: 'grace', ...newIdentity }),
  ],
  'find-page-application': [['app', 'flow']],
};

/** The same for what also concerns an organization: submissions that join one, and requests that name one or ask for claims about them. */
export const organizationCases: Record<string, unknown[][]> = {
  'oidc-read': oidcReads.filter(namesOrganization),
  'find-administrator': [['user', 'app', 'grant', now, 'guarded']],
  'submit-sign-in': [submission('user', {}, joining({ organizationIds: ['acme'] }))],
  'submit-registration': [
    submission('new', { username: 'grace' }, joining({ emailDomains: ['acme.example'] }, false)),
    submission('new', newIdentity, joining({ ssoConnectorId: 'acme' })),
    submission('new', { username: 'grace' }, joining({ invitationHash: 'secret' })),
  ],
};
