import { readFile } from 'node:fs/promises';
import type { HashParameters, UserImportSource } from '@gatehouse/contract/user-imports/user-imports';
import { describe, expect, it } from 'vitest';
import { defaultSignInExperience } from '@gatehouse/contract/sign-in-experience/sign-in-experience';
import { runHashJob } from '../passwords/hash-job.ts';
import { replaceSecret } from '../passwords/imported-formats.ts';
import { type Checked, checkDraft } from './check-draft.ts';
import { parseCsvLine } from './csv.ts';
import { readRecords } from './records.ts';
import { mappers } from './sources.ts';

const project: HashParameters = {
  signerKey: 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
  saltSeparator: 'Bw==',
  rounds: 8,
  memCost: 14,
};
const seal = (text: string): string => Buffer.from(text).toString('hex');
const unseal = (text: string): string => Buffer.from(text, 'hex').toString();

/** The users of a file in the documented format of a source, read in small pieces. */
async function read(source: UserImportSource, file: string, parameters?: HashParameters): Promise<Checked[]> {
  const bytes = await readFile(new URL(`sources/fixtures/${file}`, import.meta.url));
  async function* chunks(offset: number) {
    for (let at = offset; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
  }
  const options = { experience: defaultSignInExperience, now: Date.now(), seal };
  const found: Checked[] = [];
  for await (const { value, problem } of readRecords(chunks, null)) {
    expect(problem).toBeUndefined();
    found.push(checkDraft(mappers[source](value ?? {}, parameters), options));
  }
  return found;
}

const ada = { primaryEmail: 'ada@example.com', isSuspended: false };
const bcrypt = { method: 'Bcrypt' };

describe('the export of', () => {
  it('Auth0', async () => {
    const [first, second] = await read('auth0', 'auth0.jsonl');
    expect(first).toMatchObject({
      rejections: [],
      warnings: [],
      user: {
        ...ada,
        id: undefined,
        externalId: 'auth0|5f7c8ec7c33c6c004bbafe82',
        username: 'ada',
        name: 'Ada Lovelace',
        profile: { givenName: 'Ada', familyName: 'Lovelace' },
        // Not what users couldn't change.
        customData: { plan: 'gold' },
        identities: { google: { userId: '1093' } },
        createdAt: '2020-10-06T15:36:07.000Z',
        password: bcrypt,
      },
    });
    expect(second).toMatchObject({
      rejections: [],
      warnings: ['email_not_verified', 'no_identifier'],
      user: {
        externalId: 'auth0|5f7c8ec7c33c6c004bbafe83',
        primaryEmail: undefined,
        customData: { unverifiedEmail: 'bob@example.com' },
        isSuspended: true,
        password: bcrypt,
      },
    });
  });

  it('Clerk', async () => {
    const [first, second] = await read('clerk', 'clerk.csv');
    expect(first).toMatchObject({
      rejections: [],
      warnings: [],
      user: {
        ...ada,
        externalId: 'user_2abcdefghijklmnopqrstuvwxyz',
        primaryPhone: '12025550142',
        name: 'Ada Lovelace',
        totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        password: bcrypt,
      },
    });
    expect(second).toMatchObject({
      warnings: ['email_not_verified', 'no_identifier'],
      user: { name: 'Bob' },
    });
  });

  it('Firebase, with the hash parameters of the project', async () => {
    const [first, second] = await read('firebase', 'firebase.json', project);
    expect(first).toMatchObject({
      rejections: [],
      user: {
        ...ada,
        externalId: 'jZ0gQ2tX8wVbN5mK1pLr3sDf7yHc',
        primaryPhone: '12025550142',
        customData: {},
        identities: { google: { userId: '1093' } },
        createdAt: '2020-09-13T12:26:40.000Z',
      },
    });
    const stored = first?.user.password;
    expect(stored?.value).not.toContain('jxspr8Ki0RYycVU8');
    const opened = { method: 'FirebaseScrypt', value: replaceSecret(stored?.value ?? '', unseal) } as const;
    const isRight = (password: string) => runHashJob({ kind: 'verify', password, stored: opened });
    expect([isRight('user1password'), isRight('wrong')]).toEqual([true, false]);
    expect(second).toMatchObject({ rejections: [], user: { isSuspended: true, password: undefined } });
    const [without] = await read('firebase', 'firebase.json');
    expect(without?.rejections).toEqual(['hash_parameters_required']);
  });

  it('Keycloak', async () => {
    const [first, second, third] = await read('keycloak', 'keycloak.json');
    expect(first).toMatchObject({
      rejections: [],
      warnings: [],
      user: {
        ...ada,
        username: 'ada',
        profile: { givenName: 'Ada', familyName: 'Lovelace', locale: 'en' },
        customData: { plan: 'gold', teams: ['a', 'b'] },
        identities: { github: { userId: '42' } },
        totpSecret: 'IFBEGRCFIZDUQSKKJNGE2TSPKBIVEU2U',
      },
    });
    const stored = first?.user.password ?? { method: 'MD5', value: '' };
    expect(runHashJob({ kind: 'verify', password: 'password', stored })).toBe(true);
    expect(second).toMatchObject({
      rejections: [],
      user: { username: undefined, customData: { unverifiedEmail: 'bob@example.com' }, isSuspended: true },
    });
    expect(third?.rejections).toEqual(['not_a_user']);
  });

  it('Supabase', async () => {
    const [first, second, third] = await read('supabase', 'supabase.csv');
    expect(first).toMatchObject({
      rejections: [],
      warnings: [],
      user: {
        ...ada,
        externalId: '7f9c24e8-3b0a-4b7e-9a4e-1d2c3b4a5f60',
        primaryPhone: '12025550142',
        name: 'Ada Lovelace',
        customData: { plan: 'gold' },
        createdAt: '2023-05-06T07:08:09.123Z',
        password: bcrypt,
      },
    });
    expect(second).toMatchObject({ user: { primaryEmail: undefined, isSuspended: true } });
    expect(third?.rejections).toEqual(['not_a_user']);
  });

  it('Logto', async () => {
    const [first] = await read('logto', 'logto.json');
    expect(first).toMatchObject({
      rejections: [],
      warnings: [],
      user: {
        ...ada,
        id: 'a1b2c3d4e5f6',
        primaryPhone: '12025550142',
        customData: { plan: 'gold' },
        identities: { github: { userId: '42', details: { id: '42' } } },
      },
    });
    const stored = first?.user.password ?? { method: 'MD5', value: '' };
    expect(runHashJob({ kind: 'verify', password: 'password123', stored })).toBe(true);
  });
});

describe('attacks: a CSV file that takes long to read', () => {
  const take = (columns: readonly string[], values: readonly string[]) => {
    const from = performance.now();
    const row = parseCsvLine(values.join(','), columns, ',');
    return { row, ms: performance.now() - from };
  };

  it('with thousands of columns that lead into one object is read in time linear in them', () => {
    const columns = Array.from({ length: 4000 }, (_, at) => `customData.c${at}`);
    const { row, ms } = take(
      columns,
      columns.map(() => '1'),
    );
    expect(Object.keys(Object(row.customData))).toHaveLength(4000);
    expect(ms).toBeLessThan(500);
  });

  it('with a column that leads deep into objects is read without it', () => {
    const deep = `${'a.'.repeat(100_000)}a`;
    expect(take(['name', deep, '__proto__.b', 'profile.__proto__.c'], ['Ada', '1', '2', '3']).row).toEqual({
      name: 'Ada',
    });
    expect(Object(Object.prototype).b).toBeUndefined();
  });
});

describe('attacks: a text that takes seconds to check, in a file of users', () => {
  /** Rows whose fields all have the text. */
  const rows: Record<UserImportSource, (x: string) => Record<string, unknown>> = {
    generic: (x) => ({
      ...Object.fromEntries(
        'id externalId username primaryEmail primaryPhone name avatar passwordDigest passwordAlgorithm totpSecret createdAt lastSignInAt emailVerified'
          .split(' ')
          .map((name) => [name, x]),
      ),
      profile: { givenName: x, birthdate: x, locale: x, address: { formatted: x } },
      customData: { x },
      identities: { google: { userId: x } },
    }),
    logto: (x) => ({ ...rows.generic(x), passwordEncrypted: x, passwordEncryptionMethod: 'Argon2i' }),
    auth0: (x) => ({
      ...Object.fromEntries(
        'user_id username email phone_number name picture given_name locale passwordHash created_at last_login blocked'
          .split(' ')
          .map((name) => [name, x]),
      ),
      mfa_factors: [{ totp: { secret: x } }],
      user_metadata: { x },
      identities: [{ provider: x, user_id: x, profileData: { x } }],
    }),
    clerk: (x) => ({
      ...Object.fromEntries(
        'id username primary_email_address primary_phone_number verified_email_addresses verified_phone_numbers first_name password_digest totp_secret created_at'
          .split(' ')
          .map((name) => [name, x]),
      ),
      password_hasher: 'pbkdf2_sha256_django',
    }),
    keycloak: (x) => ({
      ...Object.fromEntries(
        'id username email firstName createdTimestamp'.split(' ').map((name) => [name, x]),
      ),
      credentials: [
        {
          type: 'password',
          credentialData: JSON.stringify({ algorithm: 'argon2', hashIterations: x }),
          secretData: JSON.stringify({ value: x, salt: x }),
        },
        {
          type: 'otp',
          credentialData: {
            subType: 'totp',
            digits: 6,
            period: 30,
            algorithm: 'HmacSHA1',
            secretEncoding: 'BASE32',
          },
          secretData: { value: x },
        },
      ],
      attributes: { locale: [x], x: [x] },
      federatedIdentities: [{ identityProvider: x, userId: x }],
    }),
    firebase: (x) => ({
      ...Object.fromEntries(
        'localId email phoneNumber displayName photoUrl createdAt passwordHash salt'
          .split(' ')
          .map((name) => [name, x]),
      ),
      providerUserInfo: [{ providerId: x, rawId: x }],
    }),
    supabase: (x) => ({
      ...Object.fromEntries(
        'id email phone email_confirmed_at phone_confirmed_at encrypted_password created_at last_sign_in_at banned_until'
          .split(' ')
          .map((name) => [name, x]),
      ),
      raw_user_meta_data: { name: x, avatar_url: x, more: x },
      identities: [{ provider: x, provider_id: x }],
    }),
  };
  const pieces = ['=', 'a-', 'a.', 'a=', ' ', '0', '$', '<', '+0', '@a.', '$2a$'];

  it.each(Object.entries(rows))('is read from %s in a moment', (source, fill) => {
    for (const piece of pieces) {
      const from = performance.now();
      const draft = mappers[source as UserImportSource](fill(`${piece.repeat(60_000)}!`), project);
      checkDraft(draft, { experience: defaultSignInExperience, now: Date.now(), seal });
      const ms = performance.now() - from;
      expect(ms < 500, `${piece}: ${Math.round(ms)} ms`).toBe(true);
    }
  });
});
