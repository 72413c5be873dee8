import { expect } from 'vitest';
import { requireUserNeeded } from '../conditions/authorization.ts';
import { requireLaterAuthentication, requireSameAuthentication } from '../conditions/id-token.ts';
import type { Module, Modules } from '../plan.ts';
import type { Run, SignedIn } from '../run.ts';

type Parameters = Record<string, string>;

/** Two sign-ins of the same authentication: the user is asked for nothing at the second. */
const signInTwice =
  (
    second: (first: SignedIn) => Parameters,
    firstParameters: Parameters = {},
    check: (one: SignedIn) => void = () => {},
  ): Module =>
  async (run) => {
    const one = await run.complete(firstParameters);
    check(one);
    const other = await run.complete(second(one));
    expect(other.isAsked, 'asked to sign in again').toBe(false);
    check(other);
    requireSameAuthentication(one.idToken, other.idToken);
  };

/** A second sign-in for which the user has to sign in again. */
async function signInAgain(run: Run, seconds: number, parameters: Parameters): Promise<SignedIn> {
  const one = await run.complete();
  run.wait(seconds);
  const other = await run.complete(parameters);
  expect(other.isAsked, 'asked to sign in again').toBe(true);
  requireLaterAuthentication(one.idToken, other.idToken);
  return other;
}

const requireTime = ({ idToken }: SignedIn): void =>
  expect(idToken.claims.auth_time, 'auth_time').toBeTypeOf('number');

/** The sign-in page is shown with these parameters, and the sign-in works. */
const showing =
  (toParameters: (run: Run) => Parameters, check: (html: string) => void = () => {}): Module =>
  async (run) => {
    const request = run.request(toParameters(run));
    const page = await run.send(request);
    if (page.kind !== 'page') throw new Error(`No page, but ${page.address}`);
    expect([page.status, page.url.pathname]).toEqual([200, '/sign-in']);
    check(page.html);
    const signedIn = await run.redeem(await run.finish(request));
    expect(signedIn.isAsked).toBe(true);
  };

/** Parameters that say whether and how the user is asked. */
export const prompts: Modules = {
  'oidcc-display-page': showing(() => ({ display: 'page' })),
  'oidcc-display-popup': showing(() => ({ display: 'popup' })),

  async 'oidcc-prompt-login'(run) {
    await signInAgain(run, 1, { prompt: 'login' });
  },

  async 'oidcc-prompt-none-not-logged-in'(run) {
    const answer = await run.authorize({ prompt: 'none' }, { stateLength: 128 });
    expect(answer.isAsked).toBe(false);
    requireUserNeeded(run, answer);
  },

  'oidcc-prompt-none-logged-in': signInTwice(() => ({ prompt: 'none' })),

  async 'oidcc-max-age-1'(run) {
    const again = await signInAgain(run, 2, { max_age: '1' });
    requireTime(again);
    expect(again.idToken.claims.auth_time).toBeGreaterThan(Date.now() / 1000 - 60);
  },

  'oidcc-max-age-10000': signInTwice(() => ({ max_age: '10000' }), { max_age: '15000' }, requireTime),

  'oidcc-id-token-hint': signInTwice(({ idToken }) => ({ prompt: 'none', id_token_hint: idToken.text })),

  'oidcc-login-hint': showing(
    ({ metadata }) => ({ login_hint: `buffy@${new URL(metadata.issuer).hostname}` }),
    (html) => expect(html).toContain('buffy@'),
  ),
  'oidcc-ui-locales': showing(
    () => ({ ui_locales: 'fr' }),
    (html) => expect(html).toContain('<html lang="fr"'),
  ),
  async 'oidcc-claims-locales'(run) {
    await run.complete({ claims_locales: 'se' });
  },

  async 'oidcc-ensure-request-with-unknown-parameter-succeeds'(run) {
    await run.complete({ extra: 'foobar' });
  },

  async 'oidcc-ensure-request-with-acr-values-succeeds'(run) {
    const values = run.metadata.acr_values_supported ?? ['1', '2'];
    const { idToken } = await run.complete({ acr_values: values.join(' ') });
    run.warnUnless(
      values.includes(String(idToken.claims.acr)),
      'the ID token has none of the requested acr values, which are a wish (OpenID Connect Core 3.1.2.1)',
    );
  },
};
