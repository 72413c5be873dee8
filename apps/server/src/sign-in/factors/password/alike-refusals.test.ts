import { createHash } from 'node:crypto';
import { hashSync as argon2Hash } from '@node-rs/argon2';
import { hashSync as bcryptHash } from '@node-rs/bcrypt';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { createUser as createUserEndpoint } from '@gatehouse/contract/users/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../../tests/support/sign-in-server.ts';
import { createApplication, createUser, goodPassword } from '../../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../../tests/support/test-browser.ts';
import type { Caller, TestTenant } from '../../../../../../tests/support/tenant.ts';
import { codeWays, method } from '../../../../../../tests/support/ways-in.ts';
import { QueueFullError } from '../../../lib/queue-full.ts';
import { replaceSecret } from '../../../passwords/imported-formats.ts';
import { decoyOf, ownPrefix, type StoredPassword } from '../../../passwords/stored-password.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;

beforeAll(async () => {
  ({ server, tenant, call, clientId } = await startSignInServer());
});
afterAll(() => server.stop());

/** What the hash processes are asked for during one sign-in: the queue and the cost. */
async function record(username: string, password: string, of = { tenant, clientId }) {
  const { hasher } = server.runtime;
  const { verify, verifyDecoy, verifyImported } = hasher;
  const asked: unknown[] = [];
  Object.assign(hasher, {
    verify: (...input: Parameters<typeof verify>) => (asked.push(['ours', input[2]]), verify(...input)),
    verifyDecoy: (...input: Parameters<typeof verifyDecoy>) => (
      asked.push(['ours', input[1]]),
      verifyDecoy(...input)
    ),
    verifyImported: (...input: Parameters<typeof verifyImported>) => (
      asked.push(['imports', input[0].dearest, input[1]]),
      verifyImported(...input)
    ),
  });
  const flow = await new TestBrowser(of.tenant).begin(of.clientId);
  const { status } = await flow.verify('username', username, password);
  Object.assign(hasher, { verify, verifyDecoy, verifyImported });
  return { status, asked };
}

const asker = { from: '127.0.0.1', isSignIn: true };
const bcrypt = (cost: number, of = 'another'): StoredPassword => ({
  method: 'Bcrypt',
  value: bcryptHash(of, { cost }),
});
const argon2: StoredPassword = {
  method: 'Argon2id',
  value: argon2Hash('another', { memoryCost: 1024, timeCost: 3 }),
};
const legacy: StoredPassword = {
  method: 'Legacy',
  value: JSON.stringify(['sha256', ['salt', '@'], createHash('sha256').update('saltanother').digest('hex')]),
};
/** As stored: the signer key of a Firebase project is encrypted. */
const sealed = ({ method, value }: StoredPassword): StoredPassword => ({
  method,
  value: method === 'FirebaseScrypt' ? replaceSecret(value, server.runtime.secrets.seal) : value,
});
const digest: StoredPassword = { method: 'MD5', value: createHash('md5').update('another').digest('hex') };

describe('attacks: the time of a rejection reveals which users were imported, or exist', () => {
  it('a rejected password causes the same work, whether or not the account exists', async () => {
    const people: Record<string, StoredPassword | undefined> = {
      digest,
      bcrypt_4: bcrypt(4),
      bcrypt_6: bcrypt(6),
      argon2,
      malformed: { method: 'Argon2i', value: '$argon2i$nonsense' },
      no_password: undefined,
    };
    for (const [username, stored] of Object.entries(people))
      await createUser(server.runtime, tenant.id, { username, stored });
    await createUser(server.runtime, tenant.id, { username: 'ours', password: goodPassword });
    await createUser(server.runtime, tenant.id, { username: 'blocked', stored: bcrypt(5) });
    const alike = {
      status: 422,
      asked: [
        ['ours', asker],
        ['imports', ['$2b$06$', '$argon2id$v=19$m=1024,t=3,p=1$'], asker],
      ],
    };
    for (const username of ['unknown', 'ours', ...Object.keys(people)])
      expect([username, await record(username, 'wrong')]).toEqual([username, alike]);
  });

  it.each([
    ['PBKDF2', '$pbkdf2-sha256$i=2000,l=32$', '$pbkdf2-sha1$i=1000,l=20$'],
    ['Scrypt', '$scrypt$ln=11,r=8,p=1$', '$scrypt$ln=10,r=8,p=1$'],
    ['FirebaseScrypt', '$firebase-scrypt$ln=11,r=8$', '$firebase-scrypt$ln=10,r=8$'],
  ])(
    'a rejected password causes the same work for accounts with hashes of other services: %s',
    async (name, dear, cheap) => {
      const other = await server.createTenant();
      const of = { tenant: other, clientId: await createApplication(server.runtime, other.id) };
      const people = { dear: sealed(decoyOf(dear)), cheap: sealed(decoyOf(cheap)), legacy };
      for (const [username, stored] of Object.entries(people))
        await createUser(server.runtime, other.id, { username, stored });
      await createUser(server.runtime, other.id, { username: 'ours', password: goodPassword });
      expect(people.dear.method).toBe(name);
      const alike = {
        status: 422,
        asked: [
          ['ours', asker],
          ['imports', [dear], asker],
        ],
      };
      for (const username of ['unknown', 'ours', ...Object.keys(people)])
        expect([username, await record(username, 'wrong', of)]).toEqual([username, alike]);
    },
  );

  it('a rejected password causes no additional work in a tenant with salted digests only', async () => {
    const other = await server.createTenant();
    const of = { tenant: other, clientId: await createApplication(server.runtime, other.id) };
    await createUser(server.runtime, other.id, { username: 'legacy', stored: legacy });
    for (const username of ['unknown', 'legacy'])
      expect((await record(username, 'wrong', of)).asked).toEqual([
        ['ours', asker],
        ['imports', [], asker],
      ]);
  });

  it('a correct password with our own hash causes no work for imported hashes', async () => {
    expect(await record('ours', goodPassword)).toEqual({ status: 200, asked: [['ours', asker]] });
  });

  it('a tenant without imported hashes has no additional cost', async () => {
    const other = await server.createTenant();
    const of = { tenant: other, clientId: await createApplication(server.runtime, other.id) };
    await createUser(server.runtime, other.id, { username: 'ours', password: goodPassword });
    await createUser(server.runtime, other.id, { username: 'digest', stored: digest });
    for (const username of ['unknown', 'ours', 'digest'])
      expect((await record(username, 'wrong', of)).asked).toEqual([
        ['ours', asker],
        ['imports', [], asker],
      ]);
  });

  it('the most expensive hash sets the cost from its import until its owner has signed in', async () => {
    const body = {
      username: 'dearest',
      passwordDigest: bcrypt(8, goodPassword).value,
      passwordAlgorithm: 'Bcrypt',
    };
    expect((await call(createUserEndpoint, { body })).status).toBe(200);
    const dearest = async () => (await record('unknown', 'wrong')).asked[1];
    expect(await dearest()).toMatchObject(['imports', ['$2b$08$', expect.any(String)], asker]);
    expect((await record('dearest', goodPassword)).status).toBe(200);
    await server.runtime.cache.changed(tenant.id, 'imported-hashes');
    expect(await dearest()).toMatchObject(['imports', ['$2b$06$', expect.any(String)], asker]);
  });

  it('the most expensive hash is found with indexes that contain only imported hashes', async () => {
    const { rows } = await server.runtime.database.pool.query<{ text: string }>(
      `select indexdef as text from pg_indexes where indexname in ('users_argon2', 'users_bcrypt') order by indexname`,
    );
    expect(rows.map(({ text }) => text.includes('WHERE'))).toEqual([true, true]);
    expect(rows[0]?.text).toContain(`!~~ '${ownPrefix}%'`);
  });
});

describe('attacks: guessing passwords of a tenant that no longer offers them', () => {
  it('a correct password gets the same response as a wrong one, and causes the same work', async () => {
    const own = await server.createTenant();
    const of = { tenant: own, clientId: await createApplication(server.runtime, own.id) };
    const people = { ours: { password: goodPassword }, imported: { stored: bcrypt(5, goodPassword) } };
    for (const [username, secret] of Object.entries(people))
      await createUser(server.runtime, own.id, { username, ...secret });
    const callOwn = await own.as('all');
    const signIn = { methods: [method('email', { code: true })] };
    const passwordless = await callOwn(updateSignInExperience, { body: { ...codeWays, signIn } });
    expect(passwordless.status).toBe(200);
    const wrong = await record('ours', 'wrong', of);
    expect(wrong.status).toBe(422);
    for (const username of ['ours', 'imported', 'unknown'])
      expect([username, await record(username, goodPassword, of)]).toEqual([username, wrong]);
    const flow = await new TestBrowser(own).begin(of.clientId);
    const answers = [];
    for (const password of ['wrong', goodPassword])
      answers.push((await flow.verify('username', 'ours', password)).refusal);
    expect(answers[1]).toEqual(answers[0]);

    expect((await callOwn(updateSignInExperience, { body: codeWays })).status).toBe(200);
    for (const username of ['ours', 'imported'])
      expect((await record(username, goodPassword, of)).status).toBe(200);
  });

  it('a correct password gets the same response as a wrong one if its identifier has no password method', async () => {
    const own = await server.createTenant();
    const clientId = await createApplication(server.runtime, own.id);
    const primaryEmail = 'ada@example.com';
    await createUser(server.runtime, own.id, { primaryEmail, password: goodPassword });
    const signIn = { methods: [method('username', { password: true }), method('email', { code: true })] };
    const callOwn = await own.as('all');
    expect((await callOwn(updateSignInExperience, { body: { ...codeWays, signIn } })).status).toBe(200);
    const flow = await new TestBrowser(own).begin(clientId);
    const answers = [];
    for (const password of ['wrong', goodPassword])
      answers.push(await flow.verify('email', primaryEmail, password));
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
    expect(answers[1]?.refusal).toEqual(answers[0]?.refusal);
  });
});

describe('attacks: expensive imported hashes block the sign-in of other users', () => {
  const create = (passwordAlgorithm: string, passwordDigest: string) =>
    call(createUserEndpoint, { body: { passwordAlgorithm, passwordDigest } });

  it('hashes above the limit are rejected, with the field and the limit', async () => {
    const dear = await create('Argon2id', decoyOf('$argon2id$v=19$m=262144,t=16,p=1$').value);
    expect(dear.status).toBe(400);
    expect(dear.refusal).toMatchObject({
      code: 'password.hash_too_costly',
      data: { fields: { 'body.passwordDigest': expect.stringContaining('m times t at most 311296') } },
    });
    const cost = await create('Bcrypt', decoyOf('$2b$13$').value);
    expect(cost.refusal).toMatchObject({
      code: 'password.hash_too_costly',
      details: 'body.passwordDigest: must have a cost of at most 12',
    });
    expect((await create('Bcrypt', 'nonsense')).refusal).toMatchObject({
      code: 'password.malformed_hash',
      data: { fields: { 'body.passwordDigest': expect.any(String) } },
    });
  });

  /** Its own tenant with an account of each type. */
  async function createPeople() {
    const own = await server.createTenant();
    const application = await createApplication(server.runtime, own.id);
    await createUser(server.runtime, own.id, { username: 'victim', password: goodPassword });
    await createUser(server.runtime, own.id, { username: 'imported', stored: bcrypt(4, goodPassword) });
    return new TestBrowser(own).begin(application);
  }
  /** Runs while the queue for imported hashes is full. */
  async function whileFull(run: () => Promise<void>) {
    const { verifyImported } = server.runtime.hasher;
    server.runtime.hasher.verifyImported = () => Promise.reject(new QueueFullError('busy'));
    await run().finally(() => (server.runtime.hasher.verifyImported = verifyImported));
  }

  it.each(['victim', 'imported', 'unknown'])(
    'attempts that the full queue for imported hashes rejects stay counted, so that guesses are limited: %s',
    async (username) => {
      const flow = await createPeople();
      await whileFull(async () => {
        for (let count = 0; count < 10; count += 1)
          expect((await flow.verify('username', username, `wrong-${count}`)).status).toBe(503);
      });
      expect((await flow.verify('username', username, goodPassword)).refusal.code).toBe(
        'session.verification_blocked_too_many_attempts',
      );
    },
  );

  it('retries with the same password count once, so that a full queue doesn’t block users with the correct one', async () => {
    const flow = await createPeople();
    for (const username of ['imported', 'unknown', 'victim'])
      await whileFull(async () => {
        // An account with our own hash needs no queue for its correct password; its wrong passwords count as usual.
        const password = username === 'victim' ? 'wrong' : goodPassword;
        for (let count = 0; count < 12; count += 1)
          expect((await flow.verify('username', username, password)).status).toBe(503);
      });
    const answers = [];
    for (const username of ['imported', 'victim', 'unknown'])
      answers.push((await flow.verify('username', username, goodPassword)).status);
    expect(answers).toEqual([200, 200, 422]);
  });
});
