import { createCipheriv, createHash, pbkdf2Sync, scryptSync } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { hashSync as argon2Hash } from '@node-rs/argon2';
import { hashSync as bcryptHash } from '@node-rs/bcrypt';
import type { PasswordEncryptionMethod } from '@gatehouse/contract/passwords/encryption-methods';
import * as api from '@gatehouse/contract/sign-in/endpoints';
import { setUserPassword, suspendUser } from '@gatehouse/contract/users/access-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../../tests/support/server.ts';
import { createApplication, createUser, goodPassword } from '../../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../../tests/support/test-browser.ts';
import type { TestFlow } from '../../../../../../tests/support/test-flow.ts';
import type { TestTenant } from '../../../../../../tests/support/tenant.ts';
import { firebaseHash, readImportedHash } from '../../../passwords/imported-formats.ts';

let server: TestServer;
let tenant: TestTenant;
let clientId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await server.createTenant();
  clientId = await createApplication(server.runtime, tenant.id);
});
afterAll(() => server.stop());

async function begin(): Promise<TestFlow> {
  const flow = await new TestBrowser(tenant).authorize(clientId);
  await flow.begin('SignIn');
  return flow;
}
const findPassword = (id: string) =>
  server.runtime.database.tenant(tenant.id, (db) =>
    db
      .selectFrom('users')
      .select(['passwordEncrypted', 'passwordEncryptionMethod'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );

describe('a rejected password', () => {
  it('gets exactly the same response for a wrong password, an unknown or invalid identifier, and an account without a password', async () => {
    await createUser(server.runtime, tenant.id, {
      username: 'known',
      primaryEmail: 'known@northwind.example',
      password: goodPassword,
    });
    await createUser(server.runtime, tenant.id, { username: 'without' });
    const attempts = [
      ['username', 'known'],
      ['username', 'unknown'],
      ['username', 'without'],
      ['username', '1 impossible name'],
      ['email', 'known@northwind.example'],
      ['email', 'unknown@northwind.example'],
      // Kelvin sign and full-width letters must match no account (attacks: Unicode identity).
      ['email', '\u212anown@northwind.example'],
      ['email', 'ｋnown@northwind.example'],
    ] as const;
    const answers = [];
    let compared = 0;
    const { verify, verifyDecoy } = server.runtime.hasher;
    Object.assign(server.runtime.hasher, {
      verify: (...input: Parameters<typeof verify>) => ((compared += 1), verify(...input)),
      verifyDecoy: (...input: Parameters<typeof verifyDecoy>) => ((compared += 1), verifyDecoy(...input)),
    });
    for (const [type, value] of attempts) {
      const flow = await begin();
      const { status, refusal, headers } = await flow.verify(type, value, 'not the password');
      const rest = Object.fromEntries(
        [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
      );
      answers.push({ status, refusal, rest });
    }
    expect(answers[0]).toMatchObject({ status: 422, refusal: { code: 'session.invalid_credentials' } });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    Object.assign(server.runtime.hasher, { verify, verifyDecoy });
    // Each attempt has compared one hash, even if the account has none.
    expect(compared).toBe(attempts.length);
  });

  it('does not accept a look-alike of an email address', async () => {
    await createUser(server.runtime, tenant.id, {
      primaryEmail: 'kim@northwind.example',
      password: goodPassword,
    });
    const flow = await begin();
    expect((await flow.verify('email', '\u212aim@northwind.example', goodPassword)).status).toBe(422);
    expect((await flow.verify('email', 'KIM@northwind.example', goodPassword)).status).toBe(200);
  });

  // sentinel/refusal-delay.test.ts tests how long the delay is; the bench (part timing) measures how well it hides the difference.
  it('is delayed after all work whose time depends on the identifier', async () => {
    const slow = await startTestServer({ environment: { REFUSED_PASSWORD_MS: '200' } });
    const own = slow.tenant(await slow.createTenant().then(({ id }) => id));
    const application = await createApplication(slow.runtime, own.id);
    await createUser(slow.runtime, own.id, { username: 'hashed', password: goodPassword });
    await createUser(slow.runtime, own.id, {
      username: 'digest',
      stored: { method: 'MD5', value: createHash('md5').update('x').digest('hex') },
    });
    const flow = await new TestBrowser(own).authorize(application);
    await flow.begin('SignIn');
    const events: string[] = [];
    // The audit entry is written before the rejection is delayed, because its cost must not show either.
    const { database } = slow.runtime;
    const { hot } = database;
    Object.assign(database, {
      hot: async (...input: Parameters<typeof hot>) => {
        if (input[0].name === 'insert-logs') events.push('audited');
        return hot(...input);
      },
    });
    const { setTimeout: wait } = timers;
    Object.assign(timers, {
      setTimeout: (ms: number) => {
        events.push(ms > 0 && ms <= 200 ? 'held back' : `held back for ${ms} ms`);
        return wait(ms);
      },
    });
    syncBuiltinESMExports();
    for (const name of ['hashed', 'digest', 'unknown']) {
      events.length = 0;
      expect((await flow.verify('username', name, 'wrong')).status).toBe(422);
      expect([name, events]).toEqual([name, ['audited', 'held back']]);
    }
    Object.assign(timers, { setTimeout: wait });
    syncBuiltinESMExports();
    await slow.stop();
  });

  it('may differ from the right one only in blanks, letter case or its end: it is compared as it was typed', async () => {
    const right = `  Tall Oaks Grow ${'Slowly 7 '.repeat(8)} `;
    await createUser(server.runtime, tenant.id, { username: 'exact', password: right });
    const others = [
      right.trim(),
      right.trimEnd(),
      right.replaceAll(/ +/g, ' '),
      right.toLowerCase(),
      right.slice(0, 72),
      right.slice(0, -1),
      `${right} `,
    ];
    for (const password of others) {
      const { status } = await (await begin()).verify('username', 'exact', password);
      expect([password, status]).toEqual([password, 422]);
    }
    expect((await (await begin()).verify('username', 'exact', right)).status).toBe(200);
  });

  it('of more than 1024 characters is rejected as invalid input', async () => {
    const flow = await begin();
    expect((await flow.verify('username', 'known', 'x'.repeat(1024))).status).toBe(422);
    const long = await flow.verify('username', 'known', 'x'.repeat(1025));
    expect([long.status, long.refusal.code]).toEqual([400, 'guard.invalid_input']);
  });
});

describe('a password that was correct when it was compared', () => {
  /** Enters the correct password, and calls `happens` before the flow stores the verification. */
  async function verifyWhile(username: string, happens: () => Promise<unknown>) {
    const flow = await begin();
    const { hasher } = server.runtime;
    const { verify } = hasher;
    Object.assign(hasher, {
      verify: async (...input: Parameters<typeof verify>) => {
        const isRight = await verify(...input);
        await happens();
        return isRight;
      },
    });
    const answer = await flow.verify('username', username, goodPassword);
    Object.assign(hasher, { verify });
    return { status: answer.status, code: answer.refusal.code, step: await flow.call(api.submitExperience) };
  }
  const newUser = (username: string) =>
    createUser(server.runtime, tenant.id, { username, password: goodPassword });
  const refused = {
    status: 422,
    code: 'session.invalid_credentials',
    step: expect.objectContaining({ status: 404 }),
  };

  it('is rejected if it was replaced, or its user suspended, in the meantime', async () => {
    const all = await tenant.as('all');
    const replaced = { userId: await newUser('replaced') };
    const replace = () => all(setUserPassword, { params: replaced, body: { password: 'Another-Horse-43' } });
    expect(await verifyWhile('replaced', replace)).toEqual(refused);
    const stopped = { userId: await newUser('stopped') };
    const suspend = () => all(suspendUser, { params: stopped, body: { isSuspended: true } });
    expect(await verifyWhile('stopped', suspend)).toEqual(refused);
  });

  it('waits for a concurrent transaction that replaces it, and is then rejected', async () => {
    const id = await newUser('raced');
    const { pool } = server.runtime.database;
    const client = await pool.connect();
    const answered = verifyWhile('raced', async () => {
      await client.query('begin');
      await client.query('select id from users where tenant_id = $1 and id = $2 for update', [tenant.id, id]);
      await client.query(`update users set password_encrypted = 'x' where tenant_id = $1 and id = $2`, [
        tenant.id,
        id,
      ]);
    });
    const isWaiting = async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'with % as materialized (%'`,
      );
      return rows.length > 0;
    };
    const isAnswered = answered.then(() => true);
    while (!(await Promise.race([isAnswered, isWaiting()])));
    await client.query('commit');
    client.release();
    expect(await answered).toEqual(refused);
  });
});

describe('[OPEN-38] an imported password', () => {
  const secret = 'Imported-Horse-7';
  const digest = (name: string): string => createHash(name).update(secret).digest('hex');
  const argon2 = (algorithm: 0 | 1 | 2): string =>
    argon2Hash(secret, { algorithm, memoryCost: 4096, timeCost: 3 });
  const imported: Record<PasswordEncryptionMethod, () => string> = {
    MD5: () => digest('md5'),
    SHA1: () => digest('sha1'),
    SHA256: () => digest('sha256'),
    Bcrypt: () => bcryptHash(secret, { cost: 6 }),
    Argon2d: () => argon2(0),
    Argon2i: () => argon2(1),
    Argon2id: () => argon2(2),
    PBKDF2: () => stored('PBKDF2', `pbkdf2_sha256$2000$salt$${derive('sha256', 2000, 32)}`),
    Scrypt: () => {
      const hash = scryptSync(secret, 'salt', 32, { N: 1024, r: 8, p: 1 }).toString('base64');
      return stored('Scrypt', `$scrypt$ln=10,r=8,p=1$c2FsdA$${hash.replaceAll('=', '')}`);
    },
    FirebaseScrypt: () => {
      const signer = 'a signer key of a project';
      const project = {
        signerKey: Buffer.from(signer).toString('base64'),
        saltSeparator: 'Bw==',
        rounds: 8,
        memCost: 10,
      };
      const key = scryptSync(secret, Buffer.from('salt\u0007'), 64, { N: 1024, r: 8, p: 1 }).subarray(0, 32);
      const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
      const hash = Buffer.concat([cipher.update(signer), cipher.final()]).toString('base64');
      return stored('FirebaseScrypt', firebaseHash({ salt: 'c2FsdA==', hash }, project));
    },
    Legacy: () =>
      stored(
        'Legacy',
        JSON.stringify(['sha512', ['salt', '@'], createHash('sha512').update(`salt${secret}`).digest('hex')]),
      ),
  };
  const derive = (digest: string, iterations: number, length: number): string =>
    pbkdf2Sync(secret, 'salt', iterations, length, digest).toString('base64');
  function stored(algorithm: string, value: string): string {
    const read = readImportedHash(algorithm, value, server.runtime.secrets.seal);
    if ('kind' in read) throw new Error(read.kind);
    return read.value;
  }

  it.each(Object.entries(imported))(
    '[ENT-07 part] %s signs in, and is immediately replaced by our own',
    async (method, hash) => {
      const username = `imported_${method}`;
      const stored = { method: method as PasswordEncryptionMethod, value: hash() };
      const id = await createUser(server.runtime, tenant.id, { username, stored });
      const flow = await begin();
      expect((await flow.verify('username', username, 'wrong')).status).toBe(422);
      expect(await findPassword(id)).toEqual({
        passwordEncrypted: stored.value,
        passwordEncryptionMethod: method,
      });
      expect((await flow.verify('username', username, secret)).status).toBe(200);
      const replaced = await findPassword(id);
      expect(replaced.passwordEncryptionMethod).toBe('Argon2id');
      expect(replaced.passwordEncrypted).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect((await flow.verify('username', username, secret)).status).toBe(200);
      expect(await findPassword(id)).toEqual(replaced);
    },
  );

  it('is accepted in concurrent sign-ins, although one of them replaces it', async () => {
    const stored = { method: 'SHA256' as const, value: digest('sha256') };
    const id = await createUser(server.runtime, tenant.id, { username: 'twice', stored });
    const { hasher } = server.runtime;
    const { hash } = hasher;
    // All three have compared the imported hash before any of them replaces it.
    let waiting: (() => void)[] = [];
    hasher.hash = async (...input) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length < 3) return;
        for (const go of waiting) go();
        waiting = [];
      });
      return hash(...input);
    };
    const flows = [await begin(), await begin(), await begin()];
    const answers = await Promise.all(flows.map((flow) => flow.verify('username', 'twice', secret)));
    hasher.hash = hash;
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await findPassword(id)).passwordEncryptionMethod).toBe('Argon2id');
  });

  it('is rejected if the user’s password was changed while the imported hash was being replaced', async () => {
    const stored = { method: 'SHA256' as const, value: digest('sha256') };
    const userId = await createUser(server.runtime, tenant.id, { username: 'changed', stored });
    const all = await tenant.as('all');
    const { hasher } = server.runtime;
    const { hash } = hasher;
    hasher.hash = async (...input) => {
      hasher.hash = hash;
      await all(setUserPassword, { params: { userId }, body: { password: 'Another-Horse-43' } });
      return hash(...input);
    };
    expect((await (await begin()).verify('username', 'changed', secret)).status).toBe(422);
    expect((await (await begin()).verify('username', 'changed', 'Another-Horse-43')).status).toBe(200);
  });

  it('that is malformed matches no password', async () => {
    await createUser(server.runtime, tenant.id, {
      username: 'broken',
      stored: { method: 'Argon2i', value: '$argon2i$nonsense' },
    });
    expect((await (await begin()).verify('username', 'broken', 'anything')).refusal.code).toBe(
      'session.invalid_credentials',
    );
  });
});

describe('too many attempts', () => {
  it('from one IP address are rejected with the time to wait, even if a header names other IP addresses', async () => {
    const strict = await startTestServer({
      environment: { LIMIT_SIGN_IN_PER_ADDRESS: '3', LIMIT_REGISTER_PER_ADDRESS: '2' },
    });
    const own = await strict.createTenant();
    const application = await createApplication(strict.runtime, own.id);
    const flow = await new TestBrowser(own).authorize(application);
    await flow.begin('SignIn');
    const answers = [];
    for (const name of ['a', 'b', 'c', 'd'])
      answers.push(
        await flow.verify('username', name, 'same password', {
          headers: { 'x-forwarded-for': `10.0.0.${name}` },
        }),
      );
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 429]);
    expect(answers[3]?.refusal.code).toBe('request.rate_limited');
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(500);

    await flow.begin('Register');
    const { createPasswordIdentity } = await import('@gatehouse/contract/sign-in/password-endpoints');
    const free = (value: string) =>
      flow.call(createPasswordIdentity, { identifier: { type: 'username', value }, password: goodPassword });
    expect([(await free('one')).status, (await free('two')).status, (await free('three')).status]).toEqual([
      200, 200, 429,
    ]);
    expect((await flow.call(api.addToProfile, { type: 'username', value: 'four' })).status).toBe(429);
    await strict.stop();
  });
});
