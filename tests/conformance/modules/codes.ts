import { expect } from 'vitest';
import { requireUnguessable } from '../conditions/authorization.ts';
import { requireRefreshedIdToken, requireValidIdToken } from '../conditions/id-token.ts';
import { requireInvalidGrant, requireTokens } from '../conditions/tokens.ts';
import type { Modules } from '../plan.ts';
import type { Run } from '../run.ts';
import type { Client } from '../world.ts';

/** A refresh: the tokens are new, and the ID token is that of the same authentication. Returns the current refresh token. */
async function refresh(run: Run, client: Client, nonceLength?: number): Promise<string> {
  const scope = run.metadata.scopes_supported.includes('offline_access') ? 'openid offline_access' : 'openid';
  const signedIn = await run.complete(
    { scope, ...(scope.includes('offline') && { prompt: 'consent' }) },
    { client, ...(nonceLength && { nonceLength }) },
  );
  const { refresh_token: token } = signedIn.tokens;
  if (token === undefined) run.skip('No refresh token was issued.');
  run.warnUnless(
    run.metadata.grant_types_supported?.includes('refresh_token') ?? false,
    'grant_types_supported lacks refresh_token',
  );
  // RFC 6749 A.17.
  expect(token).toMatch(/^[\x20-\x7E]+$/);
  run.wait(1);
  const isFirst = client === run.client;
  const fields = { grant_type: 'refresh_token', refresh_token: token, ...(isFirst && { scope }) };
  const tokens = requireTokens(await run.token(fields, { client }));
  run.warnUnless(tokens.expires_in !== undefined, 'expires_in is missing');
  requireUnguessable(tokens.access_token);
  expect(tokens.access_token).not.toBe(signedIn.tokens.access_token);
  if (tokens.refresh_token !== undefined) requireUnguessable(tokens.refresh_token);
  // A refreshed ID token keeps the nonce of the request.
  const again = await requireValidIdToken(run, tokens.id_token, client, signedIn.request.nonce);
  requireRefreshedIdToken(signedIn.idToken, again);
  expect((await run.userinfo(tokens.access_token)).status).toBe(200);
  return tokens.refresh_token ?? token;
}

/** Codes are used once, and refresh tokens by their application. */
export const codes: Modules = {
  async 'oidcc-codereuse'(run) {
    const signedIn = await run.complete();
    const again = await run.redeemCode(signedIn);
    if (again.status === 200) return run.warnUnless(false, 'a code can be used twice');
    requireInvalidGrant(again);
  },

  async 'oidcc-codereuse-30seconds'(run) {
    const signedIn = await run.complete();
    run.wait(30);
    requireInvalidGrant(await run.redeemCode(signedIn));
    const { status } = await run.userinfo(signedIn.tokens.access_token);
    run.warnUnless(
      status >= 400 && status < 500,
      'the access token of a code that was used twice still works',
    );
  },

  async 'oidcc-refresh-token'(run) {
    await refresh(run, run.client);
    const other = await refresh(run, run.secondClient, 43);
    const fields = { grant_type: 'refresh_token', refresh_token: other };
    requireInvalidGrant(await run.token(fields));
  },
};
