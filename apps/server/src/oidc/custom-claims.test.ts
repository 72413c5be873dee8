import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import { deleteJwtCustomizer, putJwtCustomizer } from '@gatehouse/contract/jwt-customizer/endpoints';
import {
  type JwtCustomizer,
  tokenTypes,
  type TokenType,
} from '@gatehouse/contract/jwt-customizer/jwt-customizer';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postForm, type TokenAnswer } from '../../../../tests/support/oidc-browser.ts';
import { createOidcClient, type OidcClient } from '../../../../tests/support/oidc-client.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { recordStatements } from '../../../../tests/support/statements.ts';
import { flushTokenAudit } from './token-audit.ts';
import { api, asked, createWorld, type World } from './organization.fixture.ts';

let server: TestServer;
let world: World;
let client: OidcClient;
beforeAll(async () => {
  server = await startTestServer();
  world = await createWorld(server);
  client = await createOidcClient(server.runtime, world.tenant, { type: 'SPA' });
});
afterAll(() => server.stop());

/** Saves a script whose function has this body. */
async function save(body: string, settings: Partial<JwtCustomizer> = {}, type: TokenType = 'access-token') {
  const script = `const getCustomJwtClaims = async ({ token, context, environmentVariables, api }) => { ${body} };`;
  const { status } = await world.call(putJwtCustomizer, {
    params: { tokenTypePath: type },
    body: { script, ...settings },
  });
  expect([200, 201]).toContain(status);
}
beforeEach(async () => {
  for (const tokenTypePath of tokenTypes)
    await world.call(deleteJwtCustomizer, { params: { tokenTypePath } });
});

async function signIn(extra: Record<string, string | string[]> = asked): Promise<string | undefined> {
  client.browser.cookies.clear();
  return (await client.signIn(world.ada, extra)).refresh_token;
}
const claimsOf = ({ body }: TokenAnswer) => decodeJwt(body.access_token ?? '');
const askAsMachine = (extra: Record<string, string>): Promise<TokenAnswer> =>
  postForm(`${world.tenant.issuer}/token`, { grant_type: 'client_credentials', ...extra }, world.machine);

describe('custom claims of access tokens', () => {
  it('[PROD-16] are in tokens for APIs and organizations, and in opaque ones, of users', async () => {
    await save('return { plan: "pro", kind: token.kind, subject: token.accountId, hasId: "jti" in token }');
    const expected = { plan: 'pro', kind: 'AccessToken', subject: world.ada };
    const first = await client.refresh(await signIn(), { resource: api });
    expect(claimsOf(first)).toMatchObject({ ...expected, hasId: true, sub: world.ada, aud: api });
    const second = await client.refresh(first.body.refresh_token, { organization_id: world.acme });
    expect(claimsOf(second)).toMatchObject({ ...expected, aud: `urn:logto:organization:${world.acme}` });
    const third = await client.refresh(second.body.refresh_token, {
      organization_id: world.acme,
      resource: api,
    });
    expect(claimsOf(third)).toMatchObject({ ...expected, aud: api, organization_id: world.acme });
    const opaque = await client.refresh(third.body.refresh_token);
    const introspected = await postForm(
      `${world.tenant.issuer}/token/introspection`,
      { token: opaque.body.access_token ?? '' },
      world.machine,
    );
    expect(introspected.body).toMatchObject({ ...expected, hasId: false, active: true });
  });

  it('[PROD-16] of machine-to-machine applications have a script of their own', async () => {
    await save('return { of: "users" }');
    await save(
      'return { of: token.clientId, app: context.application.type, in: context.organization?.name }',
      {},
      'client-credentials',
    );
    expect(claimsOf(await askAsMachine({ resource: api }))).toMatchObject({
      of: world.machine.id,
      app: 'MachineToMachine',
    });
    expect(claimsOf(await askAsMachine({ organization_id: world.acme }))).toMatchObject({ in: 'Acme' });
  });

  it('[PROD-16] are made from the user with roles, and the permissions of their organization roles', async () => {
    await save('return { context, secret: environmentVariables.SECRET.length }', {
      environmentVariables: { SECRET: 'six666' },
    });
    const answer = await client.refresh(await signIn(), { organization_id: world.acme });
    expect(claimsOf(answer)).toMatchObject({
      secret: 6,
      context: {
        application: { id: client.id, type: 'SPA', isThirdParty: false },
        organization: { id: world.acme, name: 'Acme', customData: {} },
        user: {
          id: world.ada,
          hasPassword: expect.any(Boolean),
          customData: {},
          ssoIdentities: [],
          mfaVerificationFactors: [],
          roles: [{ scopes: [{ name: 'delete', resource: { indicator: api } }] }],
          organizations: expect.arrayContaining([{ id: world.acme, name: 'Acme', description: 'Acme Inc.' }]),
          organizationRoles: expect.arrayContaining([
            expect.objectContaining({
              organizationId: world.acme,
              roleName: 'reader',
              scopes: [expect.objectContaining({ name: 'read:member' })],
              resourceScopes: [expect.objectContaining({ name: 'read' })],
            }),
          ]),
        },
      },
    });
    expect(JSON.stringify(claimsOf(answer))).not.toContain('assword_encrypted');
  });

  it('traps G6 (2): attacks: cannot replace claims of the protocol or of the service', async () => {
    await save(`return { iss: 'x', sub: 'x', aud: 'x', exp: 9e9, iat: 1, nbf: 1, jti: 'x', client_id: 'x', scope: 'all', azp: 'x', act: { sub: 'x' },
      organization_id: 'x', gid: 'x', cnf: { jkt: 'x' }, plan: 'pro' }`);
    const token = await signIn();
    const plain = claimsOf(await client.refresh(token, { resource: api }));
    expect(plain).toMatchObject({
      plan: 'pro',
      sub: world.ada,
      aud: api,
      client_id: client.id,
    });
    expect(String(plain.scope).split(' ').toSorted()).toEqual(['delete', 'read', 'write']);
    for (const name of ['nbf', 'azp', 'act', 'organization_id', 'gid', 'cnf'])
      expect(plain).not.toHaveProperty(name);
    expect(plain.exp).toBe((plain.iat ?? 0) + 3600);
  });

  it('cost one statement for what the script is told, and none without a script', async () => {
    const list = async () => {
      const { result, statements } = await recordStatements(() => askAsMachine({ resource: api }));
      expect(result.status).toBe(200);
      return statements.filter((text) => text.includes('script'));
    };
    await askAsMachine({ resource: api });
    expect(await list()).toEqual([]);
    await save('return { a: 1 }', {}, 'client-credentials');
    await askAsMachine({ resource: api });
    expect(await list()).toEqual([expect.stringContaining('gatehouse_script_context_v1')]);
  });
});

describe('a script that fails', () => {
  const failing = 'throw new Error("no plan for " + environmentVariables.KEY)';
  const environmentVariables = { KEY: 'very-secret' };

  it('traps G6 (3): [PROD-16] [VIEW-16] leaves the token without its claims, and is in the audit log without secrets', async () => {
    await save(failing, { environmentVariables });
    const answer = await client.refresh(await signIn(), { resource: api });
    expect([answer.status, claimsOf(answer).plan]).toEqual([200, undefined]);
    await flushTokenAudit(server.runtime);
    const query = { logKey: 'JwtCustomizer.AccessToken', page_size: 1 };
    const [entry] = (await world.call(listAuditLogs, { query })).body;
    expect(entry?.payload).toMatchObject({
      result: 'Error',
      userId: world.ada,
      error: { code: 'jwt_customizer.general', message: 'Error: no plan for •••' },
    });
  });

  it('[PROD-16] issues no token if its settings say so, and the refresh token works again', async () => {
    const token = await signIn();
    await save(failing, { environmentVariables, blockIssuanceOnError: true });
    for (const extra of [{ resource: api }, { organization_id: world.acme }, {}]) {
      const { status, body } = await client.refresh(token, extra);
      expect([status, body.code]).toEqual([500, 'jwt_customizer.general']);
      expect(JSON.stringify(body)).not.toContain('very-secret');
    }
    await save('return { plan: "pro" }');
    expect(claimsOf(await client.refresh(token, { resource: api }))).toMatchObject({ plan: 'pro' });
  });

  it('attacks: neither a code nor a refresh token is used up by a refusal, whatever the reason', async () => {
    const refusals: [string, number, string][] = [
      ['api.denyAccess("not today")', 403, 'oidc.access_denied'],
      [failing, 500, 'jwt_customizer.general'],
      ['const all = []; for (;;) all.push(new Uint8Array(1e6));', 503, 'request.busy'],
    ];
    for (const [body, status, expected] of refusals) {
      await world.call(deleteJwtCustomizer, { params: { tokenTypePath: 'access-token' } });
      const refresh = await signIn();
      client.browser.cookies.clear();
      const { code, verifier } = await client.authorize(world.ada, asked);
      await save(body, { blockIssuanceOnError: true });
      const refused = await client.redeem(code, verifier);
      expect([refused.status, refused.body.code], body).toEqual([status, expected]);
      const again = await client.refresh(refresh, { resource: api });
      expect([again.status, again.body.code], body).toEqual([status, expected]);
      await save('return {}');
      expect((await client.redeem(code, verifier)).status, body).toBe(200);
      expect((await client.refresh(refresh, { resource: api })).status, body).toBe(200);
    }
  });

  it('traps G6 (1): attacks: a limit of ours is 503 with Retry-After, also if a failing script issues the token', async () => {
    await save(
      'const all = []; for (;;) all.push(new Uint8Array(1e6));',
      { blockIssuanceOnError: false },
      'client-credentials',
    );
    const { status, headers, body } = await askAsMachine({ resource: api });
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'request.busy', '1']);
  });

  it('[PROD-16] a denial ends the request with the script’s message', async () => {
    const token = await signIn();
    await save('api.denyAccess("Not with " + environmentVariables.KEY)', {
      environmentVariables,
      blockIssuanceOnError: false,
    });
    const { status, body } = await client.refresh(token, { resource: api });
    expect([status, body.error, body.error_description]).toEqual([403, 'access_denied', 'Not with •••']);
  });
});
