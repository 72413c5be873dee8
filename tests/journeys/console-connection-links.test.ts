import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import * as api from '@gatehouse/contract/connection-links/endpoints';
import { createSsoConnector, getSsoConnector } from '@gatehouse/contract/sso-connectors/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTo } from '../support/answers.ts';
import { LinkBrowser, wholeSettings } from '../support/connection-link.ts';
import { type ConsoleBrowser, openConsole } from '../support/console.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { Caller } from '../support/tenant.ts';

let server: TestServer;
let admin: ConsoleBrowser;
let page: Page;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer({ database: 'journey_connection_links' });
  call = await server.tenant('default').as('all');
  admin = await openConsole(server);
  ({ page } = admin);
});
afterAll(async () => {
  await admin?.close();
  await server?.stop();
});

async function findNothingWrong(name: string): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 1024],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    await admin.shoot(`connection-links-${name}-${colorScheme}`);
    expect(await admin.listViolations()).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

const dialog = (name: RegExp) => page.getByRole('dialog', { name });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

describe('connection links in the console', () => {
  it('are created, reviewed, rejected, confirmed and revoked', async () => {
    const { body: connector } = await call(createSsoConnector, {
      body: {
        providerName: 'OIDC',
        connectorName: 'Acme',
        domains: ['acme.example'],
        config: { issuer: 'https://login.old.example', clientId: 'gatehouse', clientSecret: 'old' },
      },
    });
    await call(createOrganization, { body: { name: 'Acme Inc' } });
    await admin.open(`/enterprise-sso/${connector.id}/connection-links`);
    await page.getByText('No connection links yet').waitFor();
    await findNothingWrong('empty');

    await page.getByRole('button', { name: 'Create connection link' }).first().click();
    const creating = dialog(/^Create connection link/);
    await creating.getByLabel('Organization').selectOption({ label: 'Acme Inc' });
    await creating.getByLabel('Language').selectOption({ label: 'Deutsch' });
    await findNothingWrong('create');
    await creating.getByRole('button', { name: 'Create connection link' }).click();
    const created = dialog(/^Connection link created/);
    const url = (await created.getByText(/\/connection-link\?language=de#/).textContent()) ?? '';
    await findNothingWrong('created');
    await press('Done');
    await page.getByText('Not opened').waitFor();

    const browser = new LinkBrowser(server.tenant('default'));
    await browser.open(url);
    const submit = async (settings: object) => {
      await browser.call('PUT', '/settings', { settings });
      expect((await browser.call('POST', '/submit')).status).toBe(200);
    };
    await submit(wholeSettings);
    await page.reload();
    await page.getByText('Waiting for you').waitFor();
    await findNothingWrong('list');
    await press('Review proposal');
    const proposal = dialog(/^Proposal of Acme Inc/);
    const issuer = proposal.getByRole('row', { name: /^Issuer/ });
    await issuer.getByText('https://login.old.example').waitFor();
    await issuer.getByText(wholeSettings.issuer).waitFor();
    await proposal
      .getByRole('row', { name: /^Client ID/ })
      .getByText('Unchanged')
      .waitFor();
    await proposal
      .getByRole('row', { name: /^Client secret/ })
      .getByText('New secret')
      .waitFor();
    await findNothingWrong('proposal');

    // [attack: a proposal that changes after it was shown]
    await submit({ ...wholeSettings, issuer: 'https://login.changed.example' });
    const answer = answerTo(page, api.confirmConnectionProposal);
    await press('Confirm changes');
    expect((await answer).status()).toBe(409);
    await proposal.getByText('The proposal has changed').waitFor();
    await issuer.getByText('https://login.changed.example').waitFor();
    await press('Reject proposal');
    await page.getByText('The proposal is discarded.').waitFor();
    await page.getByText('Opened', { exact: true }).waitFor();

    await submit(wholeSettings);
    await page.reload();
    await press('Review proposal');
    await issuer.getByText(wholeSettings.issuer).waitFor();
    await press('Confirm changes');
    await page.getByText('The changes are applied.').waitFor();
    await page.getByText('Confirmed', { exact: true }).waitFor();
    const { body } = await call(getSsoConnector, { params: { id: connector.id } });
    expect(body.config).toMatchObject({ issuer: wholeSettings.issuer });
  });

  it('are revoked', async () => {
    const { body: connector } = await call(createSsoConnector, {
      body: { providerName: 'SAML', connectorName: 'Northwind' },
    });
    const { body: organization } = await call(createOrganization, { body: { name: 'Northwind' } });
    await call(api.createConnectionLink, {
      params: { id: connector.id },
      body: { organizationId: organization.id },
    });
    await admin.open(`/enterprise-sso/${connector.id}/connection-links`);
    await page
      .getByRole('row', { name: /Northwind/ })
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Revoke link' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click();
    await page.getByText('Revoked', { exact: true }).waitFor();
    const { body: links } = await call(api.listConnectionLinks, { params: { id: connector.id } });
    expect(links.map(({ status }) => status)).toEqual(['revoked']);
  });
});
