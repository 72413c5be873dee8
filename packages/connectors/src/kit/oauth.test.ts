import { afterEach, expect, it } from 'vitest';
import { type RunningProvider, startProvider } from '../../test/fake-provider.ts';
import { type OAuthClient, redeemCode } from './oauth.ts';
import type { OutboundRequest } from './outbound.ts';
import { readHere } from './saml/read-here.ts';
import { createTools } from './tools.ts';

const client: OAuthClient = {
  authorizationEndpoint: 'https://login.example.com/auth',
  tokenEndpoint: 'http://login.example.com/token',
  clientId: 'a-client_1.example',
  clientSecret: 'se-cr_et.~* :+/',
};
const redirectUri = 'https://auth.example.com/callback/c1';

let running: RunningProvider;
afterEach(() => running.stop());

/** Redeems a code through our HTTP client, and returns the request that was sent. */
async function redeem(more: Partial<OAuthClient>): Promise<OutboundRequest> {
  running = await startProvider(() => ({ status: 200, body: { access_token: 'access' } }));
  const calls: [url: string, request: OutboundRequest][] = [];
  const outbound = {
    ...running.outbound,
    request(url: string, request: OutboundRequest = {}) {
      calls.push([url, request]);
      return running.outbound.request(url, request);
    },
  };
  const callback = { data: { code: 'the code' }, redirectUri, postUri: '', kept: {} };
  const tokens = await redeemCode(
    createTools({ outbound, saml: readHere }),
    { ...client, ...more },
    callback,
  );
  expect(tokens).toEqual({ access_token: 'access' });
  expect(calls.map(([url]) => url)).toEqual([client.tokenEndpoint]);
  return calls[0]?.[1] ?? {};
}

it('redeems a code through the outbound client, with the client’s credentials in the body', async () => {
  const { method, headers, body } = await redeem({});
  expect(method).toBe('POST');
  expect(headers).not.toHaveProperty('user-agent');
  expect(headers).not.toHaveProperty('authorization');
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    grant_type: 'authorization_code',
    code: 'the code',
    redirect_uri: redirectUri,
    client_id: client.clientId,
    client_secret: client.clientSecret,
  });
});

it('does not encode characters of a secret that providers don’t decode in the header', async () => {
  const { headers, body } = await redeem({ secretIn: 'header' });
  const credentials = Buffer.from(headers?.authorization?.replace('Basic ', '') ?? '', 'base64').toString();
  expect(credentials).toBe('a-client_1.example:se-cr_et.%7E*+%3A%2B%2F');
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    grant_type: 'authorization_code',
    code: 'the code',
    redirect_uri: redirectUri,
  });
});
