import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as api from '@gatehouse/contract/connection-links/endpoints';
import * as pageApi from '@gatehouse/contract/connection-links/page-endpoints';
import { getSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerTo } from '../support/answers.ts';
import { findViolations } from '../support/axe.ts';
import { createLink } from '../support/connection-link.ts';
import { type DnsServer, startDnsServer } from '../support/dns-server.ts';
import { type SamlIdp, startSamlIdp } from '../support/saml-idp.ts';
import { SignInPages, type TestVisit } from '../support/sign-in-pages.ts';
import { type SocialProvider, startSocialProvider } from '../support/social.ts';
import { codeWays } from '../support/ways-in.ts';

let dns: DnsServer;
let provider: SocialProvider;
let idp: SamlIdp;
let pages: SignInPages;
let visit: TestVisit;

beforeAll(async () => {
  dns = await startDnsServer();
  provider = await startSocialProvider();
  idp = await startSamlIdp();
  pages = await SignInPages.start({
    environment: { DOMAINS_DNS: dns.address, OUTBOUND_ALLOW: '127.0.0.1' },
  });
});
beforeEach(async () => {
  dns.zone.clear();
  visit = await pages.createVisit(codeWays);
});
afterEach(() => pages.closeContexts());
afterAll(async () => {
  await pages?.stop();
  await idp?.stop();
  await provider?.stop();
  await dns?.stop();
});

const section = (page: Page, name: RegExp) => page.getByRole('region', { name });
const open = async (url: string): Promise<Page> => {
  const page = await (await pages.openContext({ reducedMotion: 'reduce' })).newPage();
  await page.goto(url);
  return page;
};

/** Axe finds nothing, and nothing is wider than the page, in a wide and a narrow window, light and dark. */
async function findNothingWrong(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (folder) await mkdir(folder, { recursive: true });
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 1024],
    ['light', 360],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const path = folder && join(folder, `connection-link-${name}-${width}-${colorScheme}.png`);
    if (path) await page.screenshot({ path, fullPage: true });
    expect([name, width, await findViolations(page)]).toEqual([name, width, []]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([name, width, overflow]).toEqual([name, width, 0]);
  }
}

describe('the page of a connection link', () => {
  it('connects an OpenID provider and proves a domain, with the keyboard alone', async () => {
    const { id, linkId, url } = await createLink(visit.call, { language: 'en' });
    const page = await open(url);
    await page.getByRole('heading', { name: 'Connect your identity provider', level: 1 }).waitFor();
    await page.getByText('Users of Acme Inc will sign in with it.').waitFor();
    // [attack: history leak] The secret is no longer in the URL, and the cookie is enough after a reload.
    expect(page.url()).toBe(`${visit.tenant.origin}/connection-link?language=en`);
    await page.reload();
    await section(page, /^1\./).getByText(`${visit.tenant.origin}/callback/${id}`).waitFor();

    const settings = section(page, /^2\./);
    await settings.getByLabel('Issuer').focus();
    await page.keyboard.press('Enter');
    await settings.getByText('Issuer is required.').waitFor();
    await findNothingWrong(page, 'problem');
    await settings.getByLabel('Issuer').fill(`${provider.issuer}/elsewhere`);
    await settings.getByLabel('Client ID').fill('client');
    await settings.getByLabel('Client secret').fill('the-secret');
    let answer = answerTo(page, pageApi.checkConnection);
    await page.keyboard.press('Enter');
    await answer;
    await settings.getByText(/The settings are saved, but/).waitFor();
    await settings.getByText('It stays unless you enter another one.').waitFor();
    expect(await settings.getByLabel('Client secret').inputValue()).toBe('');
    await settings.getByLabel('Issuer').fill(provider.issuer);
    await page.keyboard.press('Enter');
    // The secret isn't sent to another issuer.
    await settings.getByText('Enter the secret again').waitFor();
    await settings.getByLabel('Client secret').fill('the-secret');
    answer = answerTo(page, pageApi.checkConnection);
    await page.keyboard.press('Enter');
    await answer;
    await settings.getByText('Your identity provider responded.').waitFor();
    expect(await settings.getByLabel('Client secret').inputValue()).toBe('');

    const domains = section(page, /^3\./);
    await domains.getByLabel('Domain').fill('gmail.com');
    await page.keyboard.press('Enter');
    await domains.getByText('Anyone can get an email address at this domain.').waitFor();
    await domains.getByLabel('Domain').fill('acme.example');
    await page.keyboard.press('Enter');
    const added = domains.getByRole('region', { name: 'acme.example' });
    const value = (await added.getByText(/^gatehouse-sso-verification=/).textContent()) ?? '';
    await added.getByRole('button', { name: /^Verify/ }).press('Enter');
    await added.getByText('The record isn’t there yet.').waitFor();
    await findNothingWrong(page, 'domains');
    dns.zone.set('_gatehouse-sso.acme.example', { TXT: [value] });
    await added.getByRole('button', { name: /^Verify/ }).press('Enter');
    await added.getByText('Verified').waitFor();

    answer = answerTo(page, pageApi.submitConnection);
    await section(page, /^4\./).getByRole('button', { name: 'Submit' }).press('Enter');
    await answer;
    await page.getByText('Waiting for confirmation').waitFor();
    await findNothingWrong(page, 'submitted');
    const at = { params: { id, linkId } };
    const { version } = (await visit.call(api.getConnectionProposal, at)).body;
    await visit.call(api.confirmConnectionProposal, { ...at, body: { version } });
    await page.reload();
    await page.getByRole('heading', { name: 'Your identity provider is connected' }).waitFor();
    await findNothingWrong(page, 'confirmed');
    expect((await visit.call(getSsoConnector, { params: { id } })).body).toMatchObject({
      config: { issuer: provider.issuer, clientId: 'client' },
      domains: ['acme.example'],
      isReady: true,
    });
  });

  it('connects a SAML provider by its metadata', async () => {
    const { id, linkId, url } = await createLink(visit.call, {
      connector: { providerName: 'SAML', domains: ['acme.example'] },
    });
    const page = await open(url);
    const settings = section(page, /^2\./);
    await settings.getByLabel('Metadata URL').fill(idp.metadataUrl);
    const answer = answerTo(page, pageApi.checkConnection);
    await settings.getByRole('button', { name: 'Save and test' }).click();
    await answer;
    await settings.getByText(`${idp.origin}/sso`).waitFor();
    await findNothingWrong(page, 'saml');
    await section(page, /^4\./).getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Waiting for confirmation').waitFor();
    const { body } = await visit.call(api.getConnectionProposal, { params: { id, linkId } });
    expect(body.settings.filter(({ isChanged }) => isChanged)).toMatchObject([
      { key: 'metadataUrl', before: null, after: idp.metadataUrl },
    ]);
  });

  it('says so when a link doesn’t work, and sends no referrer', async () => {
    const { id, linkId, url } = await createLink(visit.call);
    const broken = await open(url.slice(0, -3));
    await broken.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
    await findNothingWrong(broken, 'invalid');
    await visit.call(api.revokeConnectionLink, { params: { id, linkId } });
    const page = await (await pages.openContext()).newPage();
    const document = await page.goto(url);
    await page.getByRole('heading', { name: 'This link was revoked' }).waitFor();
    expect(document?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/connect-src 'self'.*frame-ancestors 'none'/),
    });
  });

  it('is in the language of the link', async () => {
    const { url } = await createLink(visit.call, { language: 'ar' });
    const page = await open(url);
    await page.locator('.section').first().waitFor();
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      'ar',
      'rtl',
    ]);
  });
});
