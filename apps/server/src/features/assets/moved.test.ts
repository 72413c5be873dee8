import { putApplicationSignInExperience } from '@gatehouse/contract/applications/sign-in-experience-endpoints';
import { uploadAsset } from '@gatehouse/contract/assets/endpoints';
import { replaceEmailTemplates } from '@gatehouse/contract/connectors/email-template-endpoints';
import {
  getPublicSignInExperience,
  getSignInExperience,
  updateSignInExperience,
} from '@gatehouse/contract/sign-in-experience/endpoints';
import { getUser, updateUser } from '@gatehouse/contract/users/endpoints';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startTestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { createUser, goodPassword } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { createMessageHandler } from '../../delivery/messages/deliver.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
/** Looks like an upload's URL, but isn't one of this tenant. */
const elsewhere = `https://pictures.example/user-assets/${'a'.repeat(21)}.png`;

let moved: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;
let userId: string;
let before: string;
let after: string;

/** Everything that refers to an upload is saved; then the installation moves to another URL, with the same database. */
beforeAll(async () => {
  const old = await startSignInServer();
  clientId = old.clientId;
  const file = new Blob([svg], { type: 'image/svg+xml' });
  before = (await old.call(uploadAsset, { file })).body.url;
  const css = `main { background: url(${before}) } aside { background: url(${elsewhere}) }`;
  const look = { branding: { logoUrl: before, favicon: elsewhere }, customCss: css };
  expect((await old.call(updateSignInExperience, { body: look })).status).toBe(200);
  await old.call(putApplicationSignInExperience, {
    params: { applicationId: clientId },
    body: { branding: { logoUrl: before } },
  });
  userId = await createUser(old.server.runtime, old.tenant.id, { username: 'ada', password: goodPassword });
  await old.call(updateUser, { params: { userId }, body: { avatar: before } });
  await old.call(replaceEmailTemplates, {
    body: {
      templates: [
        {
          languageTag: 'en',
          templateType: 'Generic',
          details: { subject: 'Code', content: `<img src="${before}">{{code}}`, contentType: 'text/html' },
        },
      ],
    },
  });
  await old.server.stop();
  moved = await startTestServer();
  tenant = moved.tenant(old.tenant.id);
  call = await tenant.as('all');
  after = before.replace(old.tenant.origin, tenant.origin);
});
afterAll(() => moved.stop());

describe('an upload, after the installation has moved to another URL', () => {
  it('is served at the new URL, which the API returns, also in custom CSS', async () => {
    expect(after).not.toBe(before);
    expect(await (await fetch(after)).text()).toBe(svg);
    for (const endpoint of [getSignInExperience, getPublicSignInExperience]) {
      const { body } = await tenant
        .with()(endpoint)
        .then((open) => (open.status === 200 ? open : call(endpoint)));
      expect(JSON.stringify(body)).not.toContain(before);
      expect(body).toMatchObject({ branding: { logoUrl: after, favicon: elsewhere } });
    }
    const { body } = await call(getSignInExperience);
    expect(body.customCss).toBe(`main { background: url(${after}) } aside { background: url(${elsewhere}) }`);
    expect((await call(getUser, { params: { userId } })).body.avatar).toBe(after);
  });

  it('is on the sign-in page with the new URL, and the CSP doesn’t allow the old host', async () => {
    const flow = await new TestBrowser(tenant).authorize(clientId);
    const page = await flow.browser.fetch(`/sign-in?flow=${flow.id}`);
    const document = await page.text();
    expect([document.includes(after), document.includes(before)]).toEqual([true, false]);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("img-src 'self' data:");
    expect(policy).not.toContain(new URL(before).host);
  });

  it('is in the `picture` claim with the new URL', async () => {
    const flow = await new TestBrowser(tenant).authorize(clientId);
    expect((await flow.signIn('ada', goodPassword)).status).toBe(200);
    const code = (await flow.resume()).get('code') ?? '';
    expect(decodeJwt((await flow.redeem(code)).id_token ?? '')).toMatchObject({ picture: after });
  });

  it('is in emails with the new URL', async () => {
    const message = { type: 'Email', to: 'ada@example.com', usage: 'Generic', payload: { code: '123' } };
    await createMessageHandler(moved.runtime).deliver(tenant.id, message);
    const { rows } = await moved.runtime.database.pool.query<{ sealed: string }>(
      'select sealed from inbox_messages where tenant_id = $1',
      [tenant.id],
    );
    const sent = moved.runtime.secrets.open(rows[0]?.sealed ?? '');
    expect([sent.includes(after), sent.includes(before)]).toEqual([true, false]);
  });
});
