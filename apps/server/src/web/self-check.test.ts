import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { createSecrets, createSecretsKey } from '../keys/secrets.ts';
import { createQuestion, selfCheckHeader, selfCheckPath } from './self-check.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ask = async (question?: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${server.settings.PORT}${selfCheckPath}`, {
    headers: { ...headers, ...(question !== undefined && { [selfCheckHeader]: question }) },
  });
  return { status: answer.status, text: await answer.text(), cache: answer.headers.get('cache-control') };
};

it('answers who has the secrets key, and tells other callers nothing', async () => {
  const { secrets } = server.runtime;
  const { question, read } = createQuestion(secrets);
  const { status, text, cache } = await ask(question);
  expect([status, cache]).toEqual([200, 'no-store']);
  expect(text).not.toContain('127.0.0.1');
  expect(read(text)).toMatchObject({
    host: `127.0.0.1:${server.settings.PORT}`,
    protocol: 'http',
    port: 'tenant',
    forwarded: [],
    settings: { ENDPOINT: server.settings.ENDPOINT },
  });
  // Another question's answer proves nothing: it may have been recorded.
  expect(createQuestion(secrets).read(text)).toBeUndefined();
  expect(createQuestion(createSecrets([createSecretsKey()])).read(text)).toBeUndefined();
});

it('is not found without a question of the same secrets key, as any other path', async () => {
  const { secrets } = server.runtime;
  const foreign = createQuestion(createSecrets([createSecretsKey()])).question;
  const unknown = await fetch(`http://127.0.0.1:${server.settings.PORT}/api/status/unknown`);
  expect(unknown.status).toBe(421);
  for (const question of [undefined, '', 'x', foreign, secrets.seal('question'), 'x'.repeat(5_000)])
    expect(await ask(question)).toMatchObject({
      status: 404,
      text: JSON.stringify({ code: 'request.not_found', message: 'No endpoint has this path.' }),
    });
});

it('says which headers of proxies arrive, whether or not they are trusted', async () => {
  const { question, read } = createQuestion(server.runtime.secrets);
  const { text } = await ask(question, { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' });
  expect(read(text)).toMatchObject({
    ip: expect.stringContaining('127.0.0.1'),
    protocol: 'http',
    forwarded: ['x-forwarded-for', 'x-forwarded-proto'],
  });
});
