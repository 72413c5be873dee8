import { readFileSync } from 'node:fs';
import { allEndpoints } from '@gatehouse/contract/all';
import { sessionConfig } from '@gatehouse/contract/configs/session';
import { defaultPasswordPolicy } from '@gatehouse/contract/passwords/complete-policy';
import {
  completeSentinelPolicy,
  completeVerificationCodePolicy,
} from '@gatehouse/contract/sign-in-experience/policies';
import { tenantRoleNames } from '@gatehouse/contract/tenant-members/tenant-roles';
import { describe, expect, it } from 'vitest';
import { daySeconds, lifetimes } from '../../sessions/lifetimes.ts';
import { factors } from '../../sign-in/factors/all.ts';

const guide = readFileSync(new URL('../../../../../docs/guides/security.md', import.meta.url), 'utf8');
const settings = readFileSync(new URL('../../../../../docs/guides/settings.md', import.meta.url), 'utf8');
/** The text of a section, without those below the next heading. */
const section = (title: string): string => guide.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
/** The rows of a section's table as lists of cells, without the heading. */
const rowsOf = (title: string): string[][] =>
  section(title)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '')));
const namesIn = (text = ''): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const settingDefault = (name: string): string =>
  new RegExp(`^\\| \`${name}\` \\| \`(\\d+)\``, 'm').exec(settings)?.[1] ?? 'missing';

describe('the guide of sign-ins, sessions and access', () => {
  it('has the limits and the lockout with the defaults that apply', () => {
    const limits = rowsOf('Guessing, stuffing and lockout');
    const defaultOf = (name: string) => limits.find(([, , , set]) => set?.includes(name))?.[2];
    const { maxAttempts, lockoutDuration } = completeSentinelPolicy({});
    expect(defaultOf('sentinelPolicy')).toBe(`${maxAttempts} attempts, ${lockoutDuration} minutes`);
    const code = completeVerificationCodePolicy({});
    expect(defaultOf('verificationCodePolicy')).toBe(
      `${code.maxAttempts} attempts, valid for ${code.lifeMs / 60_000} minutes`,
    );
    for (const name of ['LIMIT_SIGN_IN_PER_ADDRESS', 'LIMIT_REGISTER_PER_ADDRESS', 'LIMIT_CLIENT_FAILURES'])
      expect([name, defaultOf(name)?.split(' ')[0]]).toEqual([name, settingDefault(name)]);
    expect(section('Guessing, stuffing and lockout')).toContain(
      '**What keeps lockout from locking users out.**',
    );
  });

  it('has the rules for passwords, and which words to add', () => {
    const { length, characterTypes, rejects } = defaultPasswordPolicy;
    const text = section('Passwords');
    expect(text).toContain(`${length.min} to ${length.max} characters`);
    expect([characterTypes.min, rejects.words]).toEqual([1, []]);
    expect(
      rowsOf('Passwords')
        .flatMap(([rule]) => namesIn(rule))
        .toSorted(),
    ).toEqual(Object.keys(rejects).toSorted());
    expect(text).toContain('**Words of your context.**');
  });

  it('has every way to sign in that there is, and no other', () => {
    const listed = rowsOf('Ways to sign in').flatMap(([factor]) => namesIn(factor));
    expect(listed.toSorted()).toEqual(factors.map(({ type }) => type).toSorted());
    for (const row of rowsOf('Ways to sign in'))
      expect(row.filter((cell) => cell.length > 3)).toHaveLength(4);
  });

  it('has the lifetimes of sessions and tokens', () => {
    const lasts = Object.fromEntries(rowsOf('Sessions').map(([what = '', time = '']) => [what, time]));
    const { ttl, absoluteTtl } = sessionConfig.parse({});
    expect([ttl, absoluteTtl]).toEqual([lifetimes.session, null]);
    expect(lasts).toEqual({
      'session without use': `${lifetimes.session / daySeconds} days`,
      'session in total': 'no limit',
      'sign-in in progress': `${lifetimes.flow / 60} minutes`,
      'authorization code': `${lifetimes.authorizationCode} seconds`,
      'access token and ID token': `${lifetimes.accessToken / 60} minutes`,
      'refresh token': expect.stringMatching(`^${lifetimes.refreshToken / daySeconds} days, `),
      'verification of the user before a sensitive change': '10 minutes',
    });
    expect(lifetimes.idToken).toBe(lifetimes.accessToken);
    for (const part of ['Why 14 days', 'How many at once', 'What ends sessions', 'With other systems'])
      expect(section('Sessions')).toContain(`**${part}`);
  });

  it('has every permission that an operation declares, and the roles of administrators', () => {
    const listed = rowsOf('Access').flatMap(([permission]) => namesIn(permission));
    const declared = new Set(allEndpoints.map(({ permission }) => permission));
    expect(listed.toSorted()).toEqual([...declared].toSorted());
    expect(namesIn(/^Roles of administrators:.*$/m.exec(section('Access'))?.[0])).toEqual([
      ...tenantRoleNames,
    ]);
    expect(section('Access')).toContain('**Fields.**');
  });
});
