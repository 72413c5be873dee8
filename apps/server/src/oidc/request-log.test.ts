import { expect, it } from 'vitest';
import { startTestServer } from '../../../../tests/support/server.ts';

it('the log has the caller’s IP address behind a proxy, for the protocol as for the API', async () => {
  const lines: { msg?: string; ip?: string; path?: string }[] = [];
  const server = await startTestServer({
    environment: { TRUST_PROXY: 'loopback' },
    logTo: (line) => void lines.push(JSON.parse(line) as object),
  });
  const { origin } = await server.createTenant();
  const paths = ['/oidc/jwks', '/oidc/auth', '/api/.well-known/sign-in-exp'];
  for (const path of paths) await fetch(`${origin}${path}`, { headers: { 'x-forwarded-for': '192.0.2.9' } });
  const seen = () =>
    lines.flatMap(({ msg, ip, path }) => (msg === 'answered' && ip === '192.0.2.9' ? [path] : []));
  await expect.poll(seen).toEqual(paths);
  await server.stop();
});
