/** Passkeys, as second factors and alone. */
export default [
  {
    id: 'passkey rows',
    breaks: 'a user starts any number of verifications',
    file: 'apps/server/src/sign-in/verifications/records.ts',
    find: "name: 'own-verifications', limit: 100,",
    replace: "name: 'own-verifications', limit: 10_000,",
    tests: 'apps/server/src/features/account/factors.test.ts',
    name: 'attacks: rows without end',
  },
  {
    id: 'passkey number',
    breaks: 'an account has any number of passkeys',
    file: 'apps/server/src/database/migrations/202611231231-passkey-limit.sql',
    find: "m.type = 'WebAuthn') >= 20 then",
    replace: "m.type = 'WebAuthn') >= 2000 then",
    tests: 'apps/server/src/features/account/factors.test.ts',
    name: 'attacks: an account has at most 20',
  },
  {
    id: 'passkey tried',
    breaks: 'several answers to one challenge are tried',
    file: 'apps/server/src/sign-in/verifications/passkeys.ts',
    find: "  const { data, expiresAt } = await takeChallenge(ctx, id, 'NewFactor');",
    replace:
      "  const { data, expiresAt } = await takeChallenge(ctx, id, 'NewFactor');\n  await openRecord(ctx, { id, type: 'WebAuthn', purpose: 'NewFactor', verified: false, expiresAt, data });",
    tests: 'apps/server/src/features/account/factors.test.ts',
    name: 'isn’t accepted from another origin',
  },
  {
    id: 'passkey related',
    breaks: 'any page answers the challenge for a new passkey',
    file: 'apps/server/src/sign-in/verifications/passkeys.ts',
    find: 'return [tenant.origin, ...webauthnRelatedOrigins];',
    replace: "return [tenant.origin, ...webauthnRelatedOrigins, 'https://account.example.com'];",
    tests: 'apps/server/src/features/account/factors.test.ts',
    name: 'is accepted from a related origin',
  },
];
