import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  ({ server, tenant, call } = await startSignInServer());
});
afterEach(() =>
  call(updateSignInExperience, { body: { languageInfo: { autoDetect: true, fallbackLanguage: 'en' } } }),
);
afterAll(() => server.stop());

const choose = (language: string, back = '/unknown-session', headers: Record<string, string> = {}) =>
  fetch(`${tenant.origin}/language`, {
    method: 'POST',
    body: new URLSearchParams({ language, back }),
    headers,
    redirect: 'manual',
  });
const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';
/** The language of a page in a browser that prefers French. */
async function languageOf(cookie: string): Promise<string | undefined> {
  const response = await fetch(`${tenant.origin}/unknown-session`, {
    headers: { cookie, 'accept-language': 'fr' },
  });
  return /<html lang="([^"]+)"/.exec(await response.text())?.[1];
}

describe('[I18N-02 part] the language of the pages', () => {
  it('is the one that was chosen in the browser, before any other', async () => {
    expect(await languageOf('')).toBe('fr');
    const chosen = await choose('de');
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/unknown-session']);
    expect(chosen.headers.get('set-cookie')).toMatch(/Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax/);
    expect(await languageOf(cookieOf(chosen))).toBe('de');
  });

  it('can only be one that is offered', async () => {
    expect(cookieOf(await choose('xx'))).toBe('');
    const name = cookieOf(await choose('de')).split('=')[0] ?? '';
    expect(await languageOf(`${name}=xx`)).toBe('fr');
  });

  it('is not offered, and an earlier choice does not count, in a tenant with one language', async () => {
    const cookie = cookieOf(await choose('de'));
    const languageInfo = { autoDetect: false, fallbackLanguage: 'ja' };
    await call(updateSignInExperience, { body: { languageInfo } });
    expect(await languageOf(cookie)).toBe('ja');
    expect(cookieOf(await choose('de'))).toBe('');
    const page = await (await fetch(`${tenant.origin}/unknown-session`)).text();
    expect(page).not.toContain('action="/language"');
  });

  it('is not set by another site, nor leads to one (attacks: open redirect)', async () => {
    expect(cookieOf(await choose('de', '/', { 'sec-fetch-site': 'cross-site' }))).toBe('');
    for (const back of [
      'https://evil.example/',
      '//evil.example/',
      String.raw`/\evil.example/`,
      'javascript:0',
    ])
      expect([back, (await choose('de', back)).headers.get('location')]).toEqual([back, '/']);
    expect((await choose('de', '/sign-in?app_id=a')).headers.get('location')).toBe('/sign-in?app_id=a');
  });
});
