import { expect } from 'vitest';
import { listClaims, requireStandardClaims } from '../conditions/claims.ts';
import { warnAboutClaims, type ValidIdToken } from '../conditions/id-token.ts';
import type { Module, Modules } from '../plan.ts';
import type { Run } from '../run.ts';

type UserInfo = Awaited<ReturnType<Run['userinfo']>>;

/** OpenID Connect Core 5.3.2: JSON with valid claims, of the user of the ID token. */
function requireUserInfo({ status, headers, claims }: UserInfo, idToken: ValidIdToken): void {
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^application\/json(;|$)/);
  expect(claims.sub).toBe(idToken.claims.sub);
  requireStandardClaims(claims);
}

/** Signs in with a scope, and expects its claims from UserInfo. */
async function requestScope(run: Run, scope: string, parameters = {}) {
  if (!scope.split(' ').every((name) => run.metadata.scopes_supported.includes(name)))
    run.skip(`The scope ${scope} is not offered.`);
  const signedIn = await run.complete({ scope, ...parameters });
  const answer = await run.userinfo(signedIn.tokens.access_token);
  requireUserInfo(answer, signedIn.idToken);
  const missing = listClaims(scope).filter((name) => !(name in answer.claims));
  run.warnUnless(missing.length === 0, `UserInfo lacks ${missing.join(', ')}`);
  return { ...signedIn, claims: answer.claims };
}

const requesting =
  (scope: string): Module =>
  async (run) =>
    void (await requestScope(run, scope));

async function requestEmail(run: Run, scope: string, isReversed = false): Promise<void> {
  const request = run.request({ scope });
  const sent = Object.entries(request.parameters);
  const parameters = Object.fromEntries(
    isReversed ? sent.toSorted(([one], [other]) => other.localeCompare(one)) : sent,
  );
  const signedIn = await run.redeem(await run.finish({ ...request, parameters }));
  const answer = await run.userinfo(signedIn.tokens.access_token);
  requireUserInfo(answer, signedIn.idToken);
  const missing = listClaims(scope).filter((name) => !(name in answer.claims));
  run.warnUnless(missing.length === 0, `UserInfo lacks ${missing.join(', ')}`);
  warnAboutClaims(run, signedIn.idToken, ['name', 'email', 'email_verified']);
  run.warnUnless(!('name' in answer.claims), 'UserInfo has name, which was not requested');
}

/** UserInfo and the claims that scopes request. */
export const userInfo: Modules = {
  async 'oidcc-userinfo-get'(run) {
    const { tokens, idToken } = await run.complete();
    requireUserInfo(await run.userinfo(tokens.access_token), idToken);
  },

  async 'oidcc-userinfo-post-header'(run) {
    const { tokens, idToken } = await run.complete();
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    requireUserInfo(await run.userinfo(tokens.access_token, { method: 'POST', headers }), idToken);
  },

  async 'oidcc-userinfo-post-body'(run) {
    const { tokens, idToken } = await run.complete();
    const body = new URLSearchParams({ access_token: tokens.access_token });
    const answer = await run.userinfo(tokens.access_token, { method: 'POST', body });
    if (answer.status >= 300) return run.warnUnless(false, 'UserInfo takes no access token in the body');
    requireUserInfo(answer, idToken);
  },

  'oidcc-scope-profile': requesting('openid profile'),
  'oidcc-scope-email': (run) => requestEmail(run, 'openid email'),
  'oidcc-scope-address': requesting('openid address'),
  'oidcc-scope-phone': requesting('openid phone'),
  'oidcc-scope-all': requesting('openid email phone address profile'),
  'oidcc-alternate-happy-flow': (run) => requestEmail(run, 'email openid', true),

  async 'oidcc-claims-essential'(run) {
    const claims = JSON.stringify({ userinfo: { name: { essential: true } } });
    const signedIn = await requestScope(run, 'openid', { claims });
    run.warnUnless(
      'name' in signedIn.claims,
      'UserInfo lacks the requested claim name: the parameter `claims` is optional and ignored',
    );
    warnAboutClaims(run, signedIn.idToken, ['name']);
  },
};
