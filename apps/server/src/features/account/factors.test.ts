import { verificationIdHeader } from '@gatehouse/contract/account/access';
import { removeOwnEmail } from '@gatehouse/contract/account/identifier-endpoints';
import * as mfa from '@gatehouse/contract/account/mfa-endpoints';
import * as session from '@gatehouse/contract/account/session-endpoints';
import * as settings from '@gatehouse/contract/account/settings-endpoints';
import * as stepUp from '@gatehouse/contract/account/step-up-endpoints';
import * as verification from '@gatehouse/contract/account/verification-endpoints';
import type { ErrorBody } from '@gatehouse/contract/errors';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { updateUser } from '@gatehouse/contract/users/endpoints';
import type { MfaFactor } from '@gatehouse/contract/sign-in-experience/mfa-factors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountUser,
  openAccountCenter,
  signInToAccount,
} from '../../../../../tests/support/account.ts';
import { TestAuthenticator } from '../../../../../tests/support/authenticator.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { type Caller, createCaller, type TestTenant } from '../../../../../tests/support/tenant.ts';
import { createTotpSecret, totpCode } from '../../mfa/totp-codes.ts';

let server: TestServer;
let tenant: TestTenant;
let ahead = 0;
let serial = 0;
beforeAll(async () => {
  server = await startTestServer({ database: 'own_factors', clock: () => Date.now() + ahead });
  tenant = await server.createTenant();
  await openAccountCenter(tenant);
});
beforeEach(() => setPolicy('PromptAtSignInAndSignUp'));
afterAll(() => server.stop());

const all: MfaFactor[] = ['Totp', 'WebAuthn', 'BackupCode'];
async function setPolicy(policy: 'PromptAtSignInAndSignUp' | 'Mandatory', factors = all) {
  const call = await tenant.as('all');
  expect((await call(updateSignInExperience, { body: { mfa: { policy, factors } } })).status).toBe(200);
}
const enter = (id?: string) =>
  signInToAccount(
    server,
    tenant,
    id === undefined ? { user: { username: `user_${(serial += 1)}` } } : { id },
  );
const withRecord = ({ token }: AccountUser, id: string) =>
  createCaller(tenant.origin, token, { [verificationIdHeader]: id });
const code = (secret: string) => totpCode(secret, Math.floor((Date.now() + ahead) / 30_000));
const codeOf = async (answer: Promise<{ status: number; refusal: ErrorBody | undefined }>) => {
  const { status, refusal } = await answer;
  return [status, refusal?.code];
};

/** Adds an authenticator app. Returns its secret. */
async function addTotp(call: Caller): Promise<string> {
  const secret = createTotpSecret();
  expect(
    await codeOf(call(mfa.addOwnFactor, { body: { type: 'Totp', secret, code: code(secret) } })),
  ).toEqual([204, undefined]);
  return secret;
}

/** Creates a passkey in a browser, up to its verification. Returns the ID of that. */
async function createPasskey({ call }: AccountUser, authenticator: TestAuthenticator, lies = {}) {
  const { status, body } = await call(verification.beginOwnRegistration);
  expect(status).toBe(200);
  const payload = authenticator.create(body.registrationOptions, lies);
  const { verificationRecordId } = body;
  const answer = await call(verification.verifyOwnRegistration, { body: { verificationRecordId, payload } });
  return { answer, id: verificationRecordId, payload };
}

describe('an authenticator app', () => {
  it('is added with a code, listed without its secret, counts at sign-in, and can be added once', async () => {
    const person = await enter();
    const { body } = await person.call(mfa.generateOwnTotpSecret);
    expect(body.secretQrCode).toMatch(/^data:image\/png/);
    const call = await person.verified();
    const wrong = { type: 'Totp' as const, secret: body.secret, code: '000000' };
    expect(await codeOf(call(mfa.addOwnFactor, { body: wrong }))).toEqual([
      400,
      'session.mfa.invalid_totp_code',
    ]);
    expect(await codeOf(call(mfa.addOwnFactor, { body: { ...wrong, secret: '!' } }))).toEqual([
      400,
      'user.totp_secret_invalid',
    ]);
    const added = { type: 'TOTP' as const, secret: body.secret, code: code(body.secret) };
    expect(await codeOf(call(mfa.addOwnFactor, { body: added }))).toEqual([204, undefined]);
    const listed = await person.call(mfa.listOwnFactors);
    expect(listed.body).toMatchObject([{ type: 'Totp' }]);
    expect(JSON.stringify(listed.body)).not.toContain(body.secret);
    expect((await person.call(settings.getOwnSettings)).body.mfa.enabled).toBe(true);
    expect(await codeOf(call(mfa.addOwnFactor, { body: added }))).toEqual([422, 'user.totp_already_in_use']);
  });

  it('verifies its user, with each code once; attacks: wrong codes are counted', async () => {
    const person = await enter();
    const secret = await addTotp(await person.verified());
    const verify = (given: string) => person.call(stepUp.verifyOwnTotp, { body: { code: given } });
    expect(await codeOf(verify(code(secret)))).toEqual([400, 'session.mfa.invalid_totp_code']);
    ahead += 60_000;
    const { status, body } = await verify(code(secret));
    expect(status).toBe(201);
    expect((await withRecord(person, body.verificationRecordId)(session.listOwnSessions)).status).toBe(200);
    const attempts = [];
    for (let count = 0; count < 10; count += 1) attempts.push((await codeOf(verify('000000')))[1]);
    expect(attempts.at(-1)).toBe('session.verification_blocked_too_many_attempts');
    ahead += 60_000;
    expect((await codeOf(verify(code(secret))))[0]).toBe(400);
  });

  it('can be replaced with a code of the new one; all other sessions end, and the same verification goes on', async () => {
    const person = await enter();
    const elsewhere = await enter(person.id);
    const call = await person.verified();
    await addTotp(call);
    // The first one ends them, too: they were not asked for it.
    expect((await elsewhere.client.refresh(elsewhere.refreshToken)).status).toBe(400);
    const other = await enter(person.id);
    const secret = createTotpSecret();
    expect(await codeOf(call(mfa.replaceOwnTotp, { body: { secret, code: '000000' } }))).toEqual([
      400,
      'session.mfa.invalid_totp_code',
    ]);
    expect((await call(mfa.replaceOwnTotp, { body: { secret, code: code(secret) } })).status).toBe(204);
    expect((await other.client.refresh(other.refreshToken)).status).toBe(400);
    const { body } = await call(session.listOwnSessions);
    expect(body.sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it('is announced by email, like its removal; a replacement is both', async () => {
    const primaryEmail = `user_${(serial += 1)}@example.com`;
    const person = await signInToAccount(server, tenant, { user: { primaryEmail } });
    const call = await person.verified();
    await addTotp(call);
    const secret = createTotpSecret();
    expect((await call(mfa.replaceOwnTotp, { body: { secret, code: code(secret) } })).status).toBe(204);
    const told = async () => {
      await server.runtime.outbox.settle();
      const { rows } = await server.runtime.database.pool.query<{ usage: string }>(
        'select usage from inbox_messages where tenant_id = $1 and recipient = $2 order by usage',
        [tenant.id, primaryEmail],
      );
      return rows.map(({ usage }) => usage);
    };
    expect(await told()).toEqual(['FactorAdded', 'FactorAdded', 'FactorRemoved']);
    const [totp] = (await person.call(mfa.listOwnFactors)).body;
    const params = { verificationId: totp?.id ?? '' };
    expect((await call(mfa.removeOwnFactor, { params })).status).toBe(204);
    expect(await told()).toEqual(['FactorAdded', 'FactorAdded', 'FactorRemoved', 'FactorRemoved']);
  });

  it('can’t be added or replaced while the tenant doesn’t offer it', async () => {
    const person = await enter();
    const call = await person.verified();
    await addTotp(call);
    await setPolicy('PromptAtSignInAndSignUp', ['WebAuthn', 'BackupCode']);
    const secret = createTotpSecret();
    const refused = [400, 'session.mfa.mfa_factor_not_enabled'];
    const body = { type: 'Totp' as const, secret };
    expect(await codeOf((await (await enter()).verified())(mfa.addOwnFactor, { body }))).toEqual(refused);
    expect(await codeOf(call(mfa.replaceOwnTotp, { body: { secret, code: code(secret) } }))).toEqual(refused);
    expect((await person.call(mfa.listOwnFactors)).body).toHaveLength(1);
  });
});

describe('backup codes', () => {
  it('need another factor, can be added once, and are listed without their values', async () => {
    const person = await enter();
    const call = await person.verified();
    expect(await codeOf(call(mfa.listOwnBackupCodes))).toEqual([404, 'entity.not_found']);
    const { codes } = (await person.call(mfa.generateOwnBackupCodes)).body;
    const body = { type: 'BackupCode' as const, codes };
    expect(await codeOf(call(mfa.addOwnFactor, { body }))).toEqual([
      422,
      'session.mfa.backup_code_can_not_be_alone',
    ]);
    await addTotp(call);
    expect(await codeOf(call(mfa.addOwnFactor, { body: { ...body, codes: ['short'] } }))).toEqual([
      422,
      'user.wrong_backup_code_format',
    ]);
    expect((await call(mfa.addOwnFactor, { body })).status).toBe(204);
    expect(await codeOf(call(mfa.addOwnFactor, { body }))).toEqual([422, 'user.backup_code_already_in_use']);
    const { body: listed } = await call(mfa.listOwnBackupCodes);
    expect(listed.codes).toHaveLength(codes.length);
    expect(codes.some((one) => JSON.stringify(listed).includes(one))).toBe(false);
    // They go with the last other factor, like all other sessions.
    const elsewhere = await enter(person.id);
    const [totp] = (await person.call(mfa.listOwnFactors)).body;
    expect((await call(mfa.removeOwnFactor, { params: { verificationId: totp?.id ?? '' } })).status).toBe(
      204,
    );
    expect((await person.call(mfa.listOwnFactors)).body).toEqual([]);
    expect((await elsewhere.client.refresh(elsewhere.refreshToken)).status).toBe(400);
  });
});

describe('a passkey', () => {
  it('is registered, added with a name, renamed, verifies its user, and is removed', async () => {
    const person = await enter();
    const authenticator = new TestAuthenticator(tenant.origin);
    const { answer, id } = await createPasskey(person, authenticator);
    expect(answer.body).toEqual({ verificationRecordId: id });
    const call = await person.verified();
    const body = { type: 'WebAuthn' as const, newIdentifierVerificationRecordId: id, name: 'Laptop' };
    expect((await call(mfa.addOwnFactor, { body })).status).toBe(204);
    expect(await codeOf(call(mfa.addOwnFactor, { body }))).toEqual([400, 'verification_record.not_found']);
    const [passkey] = (await person.call(mfa.listOwnFactors)).body;
    expect(passkey).toMatchObject({ type: 'WebAuthn', name: 'Laptop' });
    const params = { verificationId: passkey?.id ?? '' };
    const renamed = await call(mfa.renameOwnPasskey, { params, body: { name: 'Phone' } });
    expect([renamed.status, renamed.body.name]).toEqual([200, 'Phone']);

    const started = await person.call(stepUp.beginOwnAuthentication);
    const { verificationRecordId, authenticationOptions } = started.body;
    expect(await codeOf(withRecord(person, verificationRecordId)(session.listOwnSessions))).toEqual([
      401,
      'verification_record.permission_denied',
    ]);
    const signed = { verificationRecordId, payload: authenticator.get(authenticationOptions) };
    expect((await person.call(stepUp.verifyOwnAuthentication, { body: signed })).status).toBe(200);
    const verified = withRecord(person, verificationRecordId);
    expect((await verified(session.listOwnSessions)).status).toBe(200);
    // The proof of identity is no passkey to add.
    const again = { type: 'WebAuthn' as const, newIdentifierVerificationRecordId: verificationRecordId };
    expect(await codeOf(verified(mfa.addOwnFactor, { body: again }))).toEqual([
      400,
      'verification_record.not_found',
    ]);
    expect((await verified(mfa.removeOwnFactor, { params })).status).toBe(204);
    expect(await codeOf(verified(mfa.removeOwnFactor, { params }))).toEqual([404, 'entity.not_found']);
  });

  it('traps G10 (1): attacks: isn’t accepted from another origin, for another challenge, by another user, or as proof of identity', async () => {
    const [person, other] = [await enter(), await enter()];
    for (const lies of [
      { origin: 'https://evil.example' },
      { challenge: 'AAAA' },
      { rpId: 'evil.example' },
    ]) {
      const { answer, id, payload } = await createPasskey(person, new TestAuthenticator(tenant.origin), lies);
      expect([answer.status, answer.refusal.code]).toEqual([400, 'session.mfa.webauthn_verification_failed']);
      // Each challenge can be tried once.
      const again = { verificationRecordId: id, payload };
      expect(await codeOf(person.call(verification.verifyOwnRegistration, { body: again }))).toEqual([
        404,
        'verification_record.not_found',
      ]);
    }
    const { id } = await createPasskey(person, new TestAuthenticator(tenant.origin));
    expect(await codeOf(withRecord(person, id)(session.listOwnSessions))).toEqual([
      401,
      'verification_record.permission_denied',
    ]);
    const body = { type: 'WebAuthn' as const, newIdentifierVerificationRecordId: id };
    expect(await codeOf((await other.verified())(mfa.addOwnFactor, { body }))).toEqual([
      400,
      'verification_record.not_found',
    ]);
    const started = (await other.call(verification.beginOwnRegistration)).body;
    const stolen = {
      verificationRecordId: started.verificationRecordId,
      payload: new TestAuthenticator(tenant.origin).create(started.registrationOptions),
    };
    expect(await codeOf(person.call(verification.verifyOwnRegistration, { body: stolen }))).toEqual([
      404,
      'verification_record.not_found',
    ]);
  });

  it('attacks: an account has at most 20, and the passkey of another account can’t be added again', async () => {
    const [person, other] = [await enter(), await enter()];
    const { database } = server.runtime;
    const known = Array.from({ length: 19 }, (_, index) => ({
      id: `${person.id}${index}`,
      userId: person.id,
      type: 'WebAuthn' as const,
      sealed: null,
      data: JSON.stringify({ credentialId: `${person.id}-${index}` }),
      lastStep: 0,
    }));
    await database.tenant(tenant.id, (db) => db.insertInto('mfaVerifications').values(known).execute());
    const add = async (owner: AccountUser, authenticator: TestAuthenticator) => {
      const { id } = await createPasskey(owner, authenticator);
      const body = { type: 'WebAuthn' as const, newIdentifierVerificationRecordId: id };
      return codeOf((await owner.verified())(mfa.addOwnFactor, { body }));
    };
    const last = new TestAuthenticator(tenant.origin);
    expect(await add(person, last)).toEqual([204, undefined]);
    expect(await add(person, new TestAuthenticator(tenant.origin))).toEqual([
      422,
      'user.passkey_limit_reached',
    ]);
    expect(await add(other, last)).toEqual([422, 'user.web_authn_already_in_use']);
    expect(await add(other, new TestAuthenticator(tenant.origin))).toEqual([204, undefined]);
  });

  it('is accepted from a related origin that the account center names, and only from such', async () => {
    const related = 'https://account.example.com';
    await openAccountCenter(tenant, { webauthnRelatedOrigins: [related, related] });
    const served = await fetch(`${tenant.origin}/.well-known/webauthn`);
    expect(await served.json()).toEqual({ origins: [related] });
    const person = await enter();
    const authenticator = new TestAuthenticator(tenant.origin);
    expect((await createPasskey(person, authenticator, { origin: related })).answer.status).toBe(200);
    await openAccountCenter(tenant, { webauthnRelatedOrigins: [] });
    const refused = await createPasskey(person, new TestAuthenticator(tenant.origin), { origin: related });
    expect(refused.answer.status).toBe(400);
  });

  it('attacks: rows without end: a user starts a hundred verifications in an hour', async () => {
    const person = await enter();
    const statuses = [];
    for (let count = 0; count < 101; count += 1)
      statuses.push((await person.call(verification.beginOwnRegistration)).status);
    expect([statuses[99], statuses[100]]).toEqual([200, 429]);
  });

  it('is controlled like other second factors unless the account center says otherwise', async () => {
    const { passkey: _none, ...fields } = {
      mfa: 'Edit' as const,
      session: 'Edit' as const,
      passkey: undefined,
    };
    const fresh = await server.createTenant();
    await openAccountCenter(fresh, { fields });
    const person = await signInToAccount(server, fresh);
    expect((await person.call(settings.getOwnSettings)).status).toBe(200);
    await openAccountCenter(fresh, { fields: { passkey: 'Off' } });
    expect(await codeOf(person.call(settings.getOwnSettings))).toEqual([
      400,
      'account_center.field_not_enabled',
    ]);
  });
});

describe('the last second factor', () => {
  it('traps G10 (5): attacks: can’t be removed where one is mandatory, also not by two requests at once', async () => {
    const person = await enter();
    const call = await person.verified();
    await addTotp(call);
    const { id } = await createPasskey(person, new TestAuthenticator(tenant.origin));
    const body = { type: 'WebAuthn' as const, newIdentifierVerificationRecordId: id };
    expect((await call(mfa.addOwnFactor, { body })).status).toBe(204);
    await setPolicy('Mandatory');
    const factors = (await person.call(mfa.listOwnFactors)).body;
    const answers = await Promise.all(
      factors.map((factor) => codeOf(call(mfa.removeOwnFactor, { params: { verificationId: factor.id } }))),
    );
    expect(answers.toSorted()).toEqual([
      [204, undefined],
      [422, 'session.mfa.mfa_policy_not_user_controlled'],
    ]);
    expect((await person.call(mfa.listOwnFactors)).body).toHaveLength(1);
  });

  it('can’t be removed where one is mandatory if it is an email address', async () => {
    const primaryEmail = `user_${(serial += 1)}@example.com`;
    const username = `user_${(serial += 1)}`;
    const person = await signInToAccount(server, tenant, { user: { username, primaryEmail } });
    const call = await person.verified();
    await setPolicy('Mandatory', ['EmailVerificationCode']);
    expect(await codeOf(call(removeOwnEmail))).toEqual([422, 'session.mfa.mfa_policy_not_user_controlled']);
    await setPolicy('PromptAtSignInAndSignUp', ['EmailVerificationCode']);
    expect((await call(removeOwnEmail)).status).toBe(204);
  });

  it('traps G10 (5): can’t be removed if it is a passkey and nothing else signs its user in', async () => {
    const person = await enter();
    const { id } = await createPasskey(person, new TestAuthenticator(tenant.origin));
    const body = { type: 'WebAuthn' as const, newIdentifierVerificationRecordId: id };
    const call = await person.verified();
    expect((await call(mfa.addOwnFactor, { body })).status).toBe(204);
    const admin = await tenant.as('all');
    await admin(updateUser, { params: { userId: person.id }, body: { username: null } });
    const [passkey] = (await person.call(mfa.listOwnFactors)).body;
    const params = { verificationId: passkey?.id ?? '' };
    expect(await codeOf(call(mfa.removeOwnFactor, { params }))).toEqual([
      400,
      'user.last_sign_in_method_required',
    ]);
  });

  it('attacks: factors of another user are unknown ones', async () => {
    const [person, other] = [await enter(), await enter()];
    await addTotp(await other.verified());
    const [foreign] = (await other.call(mfa.listOwnFactors)).body;
    const call = await person.verified();
    const params = { verificationId: foreign?.id ?? '' };
    expect(await codeOf(call(mfa.removeOwnFactor, { params }))).toEqual([404, 'entity.not_found']);
    expect(await codeOf(call(mfa.renameOwnPasskey, { params, body: { name: 'Mine' } }))).toEqual([
      404,
      'entity.not_found',
    ]);
    expect((await other.call(mfa.listOwnFactors)).body).toHaveLength(1);
  });
});

it('settings for signing in are merged', async () => {
  const person = await enter();
  const call = await person.verified();
  expect((await call(settings.updateOwnMfaSettings, { body: { skipMfaOnSignIn: true } })).body).toEqual({
    skipMfaOnSignIn: true,
  });
  const { body } = await call(settings.updateOwnSettings, { body: { passkeySignIn: { skipped: true } } });
  expect(body).toMatchObject({ mfa: { skipMfaOnSignIn: true }, passkeySignIn: { skipped: true } });
  expect((await person.call(settings.getOwnMfaSettings)).body).toEqual({ skipMfaOnSignIn: true });
});
