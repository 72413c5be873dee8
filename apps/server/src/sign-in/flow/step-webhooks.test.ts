import type { FlowEvent } from '@gatehouse/contract/flow-events';
import { user } from '@gatehouse/contract/users/users';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '../../runtime/ctx.ts';
import type { Webhook } from '../../web/events.ts';
import { lockout, rateLimited } from '../limit-webhooks/limit-webhooks.ts';
import { type Submitted, submitted } from './step-webhooks.ts';

const ada = user.parse({
  id: 'ada',
  externalId: null,
  username: 'ada',
  primaryEmail: null,
  primaryPhone: null,
  name: null,
  avatar: null,
  customData: {},
  identities: {},
  profile: {},
  applicationId: null,
  isSuspended: false,
  isPasswordExpired: false,
  passwordUpdatedAt: 0,
  hasPassword: true,
  lastSignInAt: null,
  createdAt: 0,
  updatedAt: 0,
});

const made = (
  event: FlowEvent,
  status: 'registering' | 'identified',
  state: Partial<Submitted['state']> = {},
): Submitted => ({
  state: { event, status, userId: ada.id, profile: {}, bound: [], ...state },
  user: ada,
  linkedSsoConnectorId: undefined,
  joinedOrganizationIds: [],
  sessionId: 'session',
  application: { id: 'app', type: 'SPA', name: 'App', description: null },
});

/** Picks don't use the request's context here. */
const noCtx = {} as Ctx;
const pick = async <Made>(webhooks: readonly Webhook<Made>[], from: Made) => {
  const happened = await Promise.all(
    webhooks.map(async (one) => (((await one.when?.pick(from, noCtx)) ?? true) ? [one] : [])),
  );
  return Promise.all(
    happened.flat().map(async ({ event, data }) => ({
      event,
      data: typeof data === 'string' ? data : await data.pick(from, noCtx),
    })),
  );
};
const eventsOf = async (from: Submitted) => (await pick(submitted, from)).map(({ event }) => event);

const password = { value: 'a hash', method: 'Argon2id' as const };
const totp = {
  id: 'f1',
  verificationId: 'v1',
  type: 'Totp' as const,
  sealed: 'a sealed secret',
  data: { codes: ['a code'] },
  lastStep: 0,
};

describe('a submitted flow', () => {
  it('makes exactly one event of the flow, and events of what changed', async () => {
    expect(await eventsOf(made('SignIn', 'identified'))).toEqual(['PostSignIn']);
    expect(await eventsOf(made('Register', 'registering', { profile: { password }, bound: [totp] }))).toEqual(
      ['PostRegister', 'User.Created'],
    );
    expect(await eventsOf(made('SignIn', 'registering'))).toEqual(['PostRegister', 'User.Created']);
    expect(await eventsOf(made('ForgotPassword', 'identified', { profile: { password } }))).toEqual([
      'PostResetPassword',
      'User.Data.Updated',
      'User.Session.Ended',
    ]);
    expect(await eventsOf(made('SignIn', 'identified', { bound: [totp] }))).toEqual([
      'PostSignIn',
      'User.Data.Updated',
      'User.MfaVerification.Created',
    ]);
    const identities = { github: { userId: '1' } };
    expect(await eventsOf(made('SignIn', 'identified', { profile: { identities } }))).toEqual([
      'PostSignIn',
      'User.Data.Updated',
      'User.Identity.Linked',
    ]);
  });

  it('gives webhooks no password, factor secret or code', async () => {
    for (const status of ['registering', 'identified'] as const) {
      const all = await pick(submitted, made('SignIn', status, { profile: { password }, bound: [totp] }));
      expect(JSON.stringify(all)).not.toMatch(/a hash|sealed|a code/);
    }
    const [first] = await pick(submitted, made('SignIn', 'identified'));
    expect(first?.data).toEqual({
      interactionEvent: 'SignIn',
      sessionId: 'session',
      userId: 'ada',
      user: ada,
      application: { id: 'app', type: 'SPA', name: 'App', description: null },
    });
  });
});

it('a limit makes one event when it is reached, not for every rejection after that', async () => {
  const identifier = { type: 'email', value: 'ada@example.com' } as const;
  const from = { identifier, userId: undefined, usage: 'SignIn', isFirst: true } as const;
  expect(await pick([lockout, rateLimited], from)).toEqual([
    { event: 'Identifier.Lockout', data: identifier },
    { event: 'Message.RateLimited', data: { action: 'SignIn', recipient: 'ada@example.com' } },
  ]);
  expect(await pick([lockout, rateLimited], { ...from, isFirst: false })).toEqual([]);
  const factor = { ...from, identifier: undefined, userId: 'ada' };
  expect((await pick([lockout], factor))[0]?.data).toEqual({ type: 'userId', value: 'ada' });
});
