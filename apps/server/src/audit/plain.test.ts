import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorizationUrl, createPkce, postForm } from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { createApplication } from '../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../tests/support/test-browser.ts';
import { deleteUser } from '@gatehouse/contract/users/endpoints';
import { flushTokenAudit } from '../oidc/token-audit.ts';
import { describeAddress, plainText } from './plain.ts';

describe('a text from a caller', () => {
  it('is recorded in one line, without invisible characters, and cut between characters', () => {
    for (const [text, kept] of [
      ['read share', 'read share'],
      ['Zoë 李 😀', 'Zoë 李 😀'],
      ['a\r\nb\u0085c\u2028d\0', 'abcd'],
      ['\u001b[31mADMIN\u009b0m', '[31mADMIN0m'],
      ['exe\u202etxt\u200b\u2066\ufeff', 'exetxt'],
      ['half \ud83d', 'half '],
    ] as const)
      expect(plainText(text)).toBe(kept);
    expect(plainText('😀'.repeat(10), 5)).toBe('😀😀');
    expect(plainText(`${'\u200b'.repeat(5000)}evil`)).toBe('evil');
    expect(plainText('x'.repeat(5000))).toHaveLength(2048);
  });

  it('that is a URL is recorded without user name, password, query and fragment, and only as its scheme if it has no host', () => {
    for (const [address, kept] of [
      ['https://app.example/callback?token=secret#more', 'https://app.example/callback'],
      ['https://user:s3cret@evil.example/path?token=x', 'https://evil.example/path'],
      ['https:\\\\user:s3cret@evil.example\\path', 'https://evil.example/path'],
      ['https:user:s3cret@evil.example', 'https://evil.example/'],
      ['ht\ntps://us\u200ber:s3cret@evil.example/', 'https://evil.example/'],
      ['com.acme.app://user:s3cret@callback', 'com.acme.app://callback'],
      ['com.acme.app:/callback', 'com.acme.app:/callback'],
      ['https://user:s3cret@not an address/', 'https://not an address/'],
      ['user:s3cret@/', 'user:'],
      ['JavaScript:alert(1)', 'javascript:'],
      ['data:text/html,s3cret', 'data:'],
      ['/relative', '/relative'],
      [undefined, ''],
    ] as const)
      expect(describeAddress(address)).toBe(kept);
    expect(describeAddress(`https://evil.example/${'x'.repeat(5000)}`)).toHaveLength(256);
    expect(describeAddress(`https://user:${'s3cret'.repeat(1000)}@evil.example/x`)).toBe(
      'https://evil.example/x',
    );
    expect(describeAddress(`javascript:${'x'.repeat(5000)}`)).toBe('javascript:');
  });

  // Each would take time quadratic in the text's length: the test would not end.
  it('[attacks: a text that takes seconds to check] that is a URL of a megabyte is described without delay', () => {
    expect(describeAddress(`http:${'/'.repeat(1_000_000)}`)).toBe(`http:${'/'.repeat(251)}`);
    expect(describeAddress(`https://${'\u0300\u0323'.repeat(500_000)}`)).toHaveLength(256);
  });
});

const hostile = 'x\r\n{"forged":1}\u001b[31m\u202eADMIN\u2066\u200b';
const emoji = '😀'.repeat(200);

describe('callers’ text in the audit log', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('can’t forge or hide entries, contains no control or bidirectional characters, and is limited in length', async () => {
    const tenant = await server.createTenant();
    const call = await tenant.as('all');
    // Headers are Latin-1, which has the C1 control characters.
    const headers = { 'user-agent': `agent\u009b31m${'y'.repeat(4000)}` };
    await call(deleteUser, { params: { userId: hostile } });

    const client = await createOidcClient(server.runtime, tenant, { type: 'SPA' });
    // At different offsets, so that one of them would be cut within a character.
    for (const text of [hostile, `a${emoji}`, `ab${emoji}`])
      for (const [name, value] of [
        ['redirect_uri', `https://user:s3cret@evil.example/${text}`],
        ['redirect_uri', text],
        ['resource', `https://api.example/${text}`],
      ] as const) {
        const url = authorizationUrl(tenant, client, createPkce(), { [name]: value });
        await fetch(url, { headers, redirect: 'manual' });
      }

    const machine = await createOidcClient(server.runtime, tenant, { type: 'MachineToMachine' });
    for (const text of [hostile, emoji])
      for (const form of [
        { grant_type: text },
        { grant_type: 'client_credentials', scope: text },
        { grant_type: 'client_credentials', resource: `https://api.example/${text}` },
        { grant_type: 'authorization_code', code: text, redirect_uri: text },
        { grant_type: 'refresh_token', refresh_token: text },
        { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code: text },
      ])
        await machine.post('/token', form);
    await machine.post('/token/revocation', { token: hostile, token_type_hint: hostile });
    await postForm(`${tenant.issuer}/token`, { client_id: hostile, grant_type: 'authorization_code' });

    const flow = await new TestBrowser(tenant).authorize(await createApplication(server.runtime, tenant.id));
    await flow.begin('SignIn');
    for (const type of ['username', 'email', 'phone'] as const)
      await flow.verify(type, `\u202e${hostile}@${hostile}.example`.slice(0, 128), 'wrong');
    await flushTokenAudit(server.runtime);

    const rows = await server.runtime.database.tenant(tenant.id, (db) =>
      db.selectFrom('logs').select(['key', 'payload']).execute(),
    );
    const texts: string[] = [];
    JSON.stringify(rows, (_name, value: unknown) => {
      if (typeof value === 'string') texts.push(value);
      return value;
    });
    expect(texts.filter((text) => /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text))).toEqual([]);
    expect(texts.filter((text) => text.length > 2048 || text.includes('s3cret'))).toEqual([]);
    // Every entry is written, with or without hostile text.
    const expected = {
      'Authorization.Refused': 9,
      'ExchangeTokenBy.Unknown': 2,
      'Interaction.SignIn.Verification.Password.Submit': 3,
      RevokeToken: 1,
      'User.Deleted': 1,
    };
    const counts = Object.keys(expected).map((key) => [key, rows.filter((row) => row.key === key).length]);
    expect(Object.fromEntries(counts)).toEqual(expected);
  });
});
