import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import { createSocialAuthorizationUri } from '@gatehouse/contract/sign-in/social-endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createFakeIdp,
  createRsaKey,
  type FakeIdp,
} from '../../../../../packages/connectors/src/saml/saml.fake.ts';
import { createFailedPosts } from './failed-posts.ts';
import { QueueFullError } from '../../lib/queue-full.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { TestTenant } from '../../../../../tests/support/tenant.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';

const connectorId = 'corp';
const minutes = 60_000;
const strangerKey = createRsaKey();
let server: TestServer;
let tenant: TestTenant;
let clientId: string;
let idp: FakeIdp;
let serviceMetadata = '';
let now = Date.now();

beforeAll(async () => {
  const started = await startSignInServer({
    environment: { LIMIT_SIGN_IN_PER_ADDRESS: '20', TRUST_PROXY: '127.0.0.1' },
    clock: () => now,
  });
  ({ server, tenant, clientId } = started);
  idp = createFakeIdp({ serviceMetadata: () => serviceMetadata });
  const config = { entityID: tenant.origin, idpMetadataXml: idp.metadata };
  await started.call(createConnector, {
    body: { id: connectorId, connectorId: 'saml', config, metadata: { target: 'corp' } },
  });
  await started.call(updateSignInExperience, {
    body: {
      ...codeWays,
      signUp: { identifiers: [], password: false, verify: false },
      socialSignInConnectorTargets: ['corp'],
    },
  });
  const described = await fetch(new URL(`/api/authn/saml/${connectorId}/metadata`, tenant.origin));
  serviceMetadata = await described.text();
});
afterAll(() => server.stop());
beforeEach(() => {
  // Each test starts after the counts of the previous one have expired.
  now += 11 * minutes;
});

/** What the provider posts after a user has signed in there. */
async function signIn(options = {}): Promise<Record<string, string>> {
  const flow = await new TestBrowser(tenant).authorize(clientId);
  await flow.begin('SignIn');
  const path = createSocialAuthorizationUri.path.replace('{connectorId}', connectorId);
  const asked = { state: 'a-state-of-the-page', redirectUri: `${tenant.origin}/callback/${connectorId}` };
  const { body } = await flow.call({ ...createSocialAuthorizationUri, path }, asked);
  return idp.answer(body.authorizationUri, options);
}
const forge = () => signIn({ signsWith: { key: strangerKey } });

/** The URL that the browser is redirected to, or the status without a redirect. */
async function post(form: Record<string, string>, address = '192.0.2.1'): Promise<string> {
  const response = await fetch(new URL(`/api/authn/saml/${connectorId}`, tenant.origin), {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  if (response.status !== 303) return `${response.status} ${response.headers.get('retry-after')}`;
  const { searchParams } = new URL(response.headers.get('location') ?? '', tenant.origin);
  return searchParams.has('answer') ? 'taken' : (searchParams.get('error') ?? 'nowhere');
}

const postTimes = async (times: number, form: Record<string, string>): Promise<string[]> => {
  const answers: string[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await post(form));
  return [...new Set(answers)];
};

describe('attacks: SAML responses that stop the process', () => {
  it('reads no more posts of an IP address for ten minutes after twenty were rejected', async () => {
    const right = await signIn();
    expect(await postTimes(20, await forge())).toEqual(['authorization_failed']);
    now += 4 * minutes;
    expect(await post(right)).toBe('429 360');
    expect(await post(await forge())).toBe('429 360');
    // Another IP address, and the same one later. The valid response was not even read.
    expect(await post(await signIn(), '192.0.2.2')).toBe('taken');
    now += 6 * minutes;
    expect(await post(right)).toBe('taken');
  });

  it('counts unreadable responses like forged ones', async () => {
    expect(await postTimes(20, { SAMLResponse: 'junk' })).toEqual(['invalid_response']);
    expect(await post(await signIn())).toBe('429 600');
  });

  it('does not count valid ones, because many users may share an IP address', async () => {
    for (let person = 0; person < 18; person += 1) expect(await post(await signIn())).toBe('taken');
  });

  it('counts replayed responses, and each connector separately', async () => {
    const form = await signIn();
    expect(await post(form)).toBe('taken');
    expect(await postTimes(20, form)).toEqual(['replayed']);
    expect(await post(await signIn())).toBe('429 600');
    const other = await fetch(new URL('/api/authn/saml/other', tenant.origin), {
      method: 'POST',
      headers: { 'x-forwarded-for': '192.0.2.1' },
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    expect(other.status).toBe(404);
  });

  it('limits the failures of an IP address at all connectors together, and lets other IP addresses continue', () => {
    const failed = createFailedPosts({ limit: 20, windowMs: 10 * minutes }, () => now);
    const failAt = (connector: number): void => {
      for (let time = 0; time < 20; time += 1) failed.add(`${connector}`, '192.0.2.1');
    };
    for (let connector = 0; connector < 9; connector += 1) failAt(connector);
    expect(() => failed.requireFew('9', '192.0.2.1')).not.toThrow();
    failAt(9);
    expect(() => failed.requireFew('10', '192.0.2.1')).toThrow();
    expect(() => failed.requireFew('0', '192.0.2.2')).not.toThrow();
  });

  it('reads ten times as many from the networks of one IPv6 /48, and forgets no caller for many others', async () => {
    const form = { SAMLResponse: 'junk' };
    const from = (network: number, site: number) => post(form, `2001:db8:${site}:${network.toString(16)}::1`);
    for (let network = 0; network < 200; network += 1)
      expect(await from(network, 1)).toBe('invalid_response');
    expect(await from(999, 1)).toBe('429 600');
    expect(await from(0, 2)).toBe('invalid_response');

    const failed = createFailedPosts({ limit: 20, windowMs: 10 * minutes }, () => now);
    for (let time = 0; time < 20; time += 1) failed.add('one', '192.0.2.1');
    for (let host = 0; host < 60_000; host += 1) failed.add('one', `10.0.${host >> 8}.${host & 255}`);
    expect(() => failed.requireFew('one', '192.0.2.1')).toThrow();
  });

  it('answers 503 with Retry-After while too many documents wait to be read, and does not count that', async () => {
    const form = await signIn();
    const { readResponse } = server.runtime.saml;
    server.runtime.saml.readResponse = () => Promise.reject(new QueueFullError('full'));
    try {
      expect(await postTimes(21, form)).toEqual(['503 1']);
    } finally {
      server.runtime.saml.readResponse = readResponse;
    }
    expect(await post(form)).toBe('taken');
  });

  it('rejects a form that is larger than the largest response', async () => {
    expect(await post({ SAMLResponse: 'A'.repeat(256 * 1024) })).toBe('413 null');
  });
});

it('wire D8-saml-errors: answers a rejected response with JSON to clients that ask for JSON, and with a page to browsers', async () => {
  const tell = async (accept: string, id = connectorId) => {
    const answer = await fetch(new URL(`/api/authn/saml/${id}`, tenant.origin), {
      method: 'POST',
      headers: { accept },
      body: new URLSearchParams({ SAMLResponse: 'bm90IGFuIGFuc3dlcg==' }),
      redirect: 'manual',
    });
    return [
      answer.status,
      answer.status < 400 ? undefined : ((await answer.json()) as { code: string }).code,
    ];
  };
  expect(await tell('application/json', 'unknown')).toEqual([404, expect.any(String)]);
  expect(await tell('application/json')).toEqual([400, expect.stringMatching(/^connector\./)]);
  expect(await tell('text/html')).toEqual([303, undefined]);
});
