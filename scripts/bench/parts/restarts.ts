import { type Call, restartInTurn } from '../../../tests/support/rolling-restart.ts';
import type { Part } from '../bench.ts';
import { redirectUri } from '../sign-in.ts';
import { type Data, resource } from '../data.ts';
import { findFreePort } from '../environment.ts';

const wanted = { restarts: 10, requests: 10_000 };
const quick = { restarts: 2, requests: 500 };

/** Requests of different parts of the server. */
export function listCalls({ clientId, machine }: Data): Call[] {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const token = new URLSearchParams({ grant_type: 'client_credentials', resource, scope: 'read:orders' });
  const authorization = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const askForToken: Call = {
    at: 'tenant',
    method: 'POST',
    path: '/oidc/token',
    headers: { ...form, authorization: machine },
    body: token.toString(),
    status: 200,
  };
  return [
    askForToken,
    {
      at: 'tenant',
      method: 'POST',
      path: '/oidc/auth',
      headers: form,
      body: authorization.toString(),
      status: 303,
    },
    askForToken,
    { at: 'tenant', path: '/api/.well-known/sign-in-exp', status: 200 },
    { at: 'admin', path: '/oidc/.well-known/openid-configuration', status: 200 },
  ];
}

/** Requests that fail while two servers are restarted in turn behind a load balancer that asks `/api/ready` every second. */
export const measureRestarts: Part = async ({ environment, data, server, rounds }) => {
  await server.stop();
  const plan = rounds > 1 ? wanted : quick;
  const start = (settings: Record<string, string>) => environment.startServer(settings);
  const { sent, failed } = await restartInTurn({
    start,
    findFreePort,
    listCalls: () => Promise.resolve(listCalls(data)),
    ...plan,
  });
  return [
    {
      part: 'restarts',
      what: `failed of ${sent.toLocaleString('en')} requests over ${plan.restarts} restarts`,
      figure: failed.length,
      unit: 'requests',
      budget: '0',
      isMet: failed.length === 0,
      isGate: true,
      note: failed.slice(0, 5).join('; ') || undefined,
    },
  ];
};
