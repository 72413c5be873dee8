import { putApplicationSignInExperience } from '@gatehouse/contract/applications/sign-in-experience-endpoints';
import { replaceEmailTemplates } from '@gatehouse/contract/connectors/email-template-endpoints';
import { inboxMessage } from '@gatehouse/contract/connectors/inbox';
import * as organizations from '@gatehouse/contract/organizations/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { getPublicSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import type { PageState } from '@gatehouse/contract/sign-in/page-state';
import { previewSignIn } from '@gatehouse/contract/sign-in/preview-endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApplication, createUser } from '../../../../../tests/support/records.ts';
import type { TestServer } from '../../../../../tests/support/server.ts';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let clientId: string;

beforeAll(async () => {
  ({ server, tenant, call } = await startSignInServer());
  const body = {
    ...codeWays,
    color: { primaryColor: '#111111', isDarkModeEnabled: true, darkPrimaryColor: '#eeeeee' },
    branding: { logoUrl: 'https://t.example/logo.png', favicon: 'https://t.example/icon.png' },
    customCss: 'tenant{}',
    termsOfUseUrl: 'https://t.example/terms',
  };
  expect((await call(updateSignInExperience, { body })).status).toBe(200);
});
afterAll(() => server.stop());
beforeEach(async () => {
  clientId = await createApplication(server.runtime, tenant.id);
  await brandApplication({
    color: { primaryColor: '#00aa77' },
    branding: { logoUrl: 'https://a.example/logo.png', darkLogoUrl: 'https://a.example/dark.png' },
    customCss: 'application{}',
    termsOfUseUrl: 'https://a.example/terms',
  });
});

const brandApplication = (body: object) =>
  call(putApplicationSignInExperience, { params: { applicationId: clientId }, body });
const createOrganization = async (body: object = {}, by = call): Promise<string> =>
  (await by(organizations.createOrganization, { body: { name: 'Acme', ...body } })).body.id;
const acme = {
  color: { primaryColor: '#cc0000' },
  branding: { logoUrl: 'https://acme.example/logo.png' },
  customCss: 'acme{}',
};

/** The sign-in page that an application gets for an organization. */
async function open(organizationId?: string, browser = new TestBrowser(tenant)) {
  const flow = await browser.authorize(clientId, organizationId ? { organization_id: organizationId } : {});
  return read(browser, flow.page.href);
}
async function read(browser: TestBrowser, address: string) {
  const response = await browser.fetch(address);
  const html = await response.text();
  const [, json = 'null'] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? [];
  const state = JSON.parse(json) as PageState;
  const [, sheet = ''] = /<style nonce="[^"]*">(.*?)<\/style>/s.exec(html) ?? [];
  return { html, sheet, logo: state.experience.logoUrl, state, headers: response.headers };
}

describe('the sign-in page of an organization', () => {
  it('has its branding over that of the application, over that of the tenant', async () => {
    const plain = await open();
    expect([plain.logo, plain.sheet.includes('application{}')]).toEqual(['https://a.example/logo.png', true]);
    const page = await open(await createOrganization(acme));
    expect(page.logo).toBe('https://acme.example/logo.png');
    expect(page.sheet).toContain('acme{}');
    expect(page.sheet).not.toMatch(/application\{\}|#00aa77/);
    // A dark logo or color belongs to the brand of the light one.
    expect(page.state.experience.darkLogoUrl).toBeUndefined();
    expect(page.sheet).toContain('#cc0000');
    expect(page.html).toContain('https://t.example/icon.png');
    // Terms belong to the application or the tenant.
    expect(page.state.experience.termsOfUseUrl).toBe('https://a.example/terms');
    expect(page.headers.get('content-security-policy')).toContain('https://acme.example');
  });

  it('keeps what the organization leaves out', async () => {
    const page = await open(await createOrganization({ customCss: 'acme{}' }));
    expect(page.logo).toBe('https://a.example/logo.png');
    expect(page.sheet).toContain('#00aa77');
    expect(page.sheet).toContain('acme{}');
    expect((await open(await createOrganization())).sheet).toContain('application{}');
  });

  it('is that of its own flow, if two organizations are open in one browser', async () => {
    const [first, second] = [await createOrganization(acme), await createOrganization({ customCss: 'b{}' })];
    const browser = new TestBrowser(tenant);
    const one = await browser.authorize(clientId, { organization_id: first });
    const two = await browser.authorize(clientId, { organization_id: second });
    expect((await read(browser, one.page.href)).sheet).toContain('acme{}');
    expect((await read(browser, two.page.href)).sheet).toContain('b{}');
    // Which of them a provider's response belongs to, isn't known.
    expect((await read(browser, '/callback/google')).sheet).toContain('application{}');
    const single = new TestBrowser(tenant);
    await open(first, single);
    expect((await read(single, '/callback/google')).sheet).toContain('acme{}');
  });

  it('passes the organization on to custom pages, whose settings have its branding', async () => {
    const id = await createOrganization(acme);
    const { page } = await new TestBrowser(tenant).authorize(clientId, { organization_id: id });
    expect(page.searchParams.get('organization_id')).toBe(id);
    const query = { organizationId: id, appId: clientId };
    const { body } = await tenant.with()(getPublicSignInExperience, { query });
    expect(body).toMatchObject({ ...acme, color: { primaryColor: '#cc0000', isDarkModeEnabled: true } });
    expect(body.termsOfUseUrl).toBe('https://a.example/terms');
    const alone = await tenant.with()(getPublicSignInExperience, { query: { organizationId: id } });
    expect(alone.body).toMatchObject({ customCss: 'acme{}', termsOfUseUrl: 'https://t.example/terms' });
  });

  it('[ONB-31 part] can be previewed before it is saved', async () => {
    const application = { name: 'Reports', isThirdParty: false, look: { customCss: 'application{}' } };
    const { status, body } = await call(previewSignIn, { body: { application, organization: acme } });
    expect([status, body.css.includes('acme{}'), body.css.includes('application{}')]).toEqual([
      200,
      true,
      false,
    ]);
    expect(body.state).toMatchObject({ experience: { logoUrl: 'https://acme.example/logo.png' } });
    const refused = await call(previewSignIn, { body: { organization: { color: { primaryColor: '#0' } } } });
    expect(refused.refusal.code).toBe('guard.invalid_input');
  });
});

describe('attacks: the branding of organizations', () => {
  it('tenant isolation: the ID of another tenant’s organization is like an unknown one', async () => {
    const other = await server.createTenant();
    const foreign = await createOrganization(acme, await other.as('all'));
    const plain = await open();
    // Of two organizations of this tenant, each has its own.
    const [own, neighbor] = [
      await createOrganization(acme),
      await createOrganization({ ...acme, customCss: 'neighbor{}' }),
    ];
    expect((await open(own)).sheet).toContain('acme{}');
    expect((await open(neighbor)).sheet).toContain('neighbor{}');
    for (const id of [foreign, 'unknown', '%00', "'"]) {
      expect((await open(id)).sheet).toBe(plain.sheet);
      const query = { organizationId: id.slice(0, 21), appId: clientId };
      const { body } = await tenant.with()(getPublicSignInExperience, { query });
      expect(body.customCss).toBe('application{}');
    }
  });

  it('an organization can’t be chosen in the page’s URL, which anyone can write into a link', async () => {
    const id = await createOrganization(acme);
    const browser = new TestBrowser(tenant);
    const { page } = await browser.authorize(clientId);
    page.searchParams.set('organization_id', id);
    expect((await read(browser, page.href)).sheet).toContain('application{}');
  });

  it('XSS: its CSS can’t end the style sheet, and its images can’t change the policy', async () => {
    const logoUrl = 'https://a;sandbox/logo.png';
    const id = await createOrganization({
      customCss: '</style><script>alert(1)</script>',
      branding: { logoUrl },
    });
    const page = await open(id);
    expect(page.logo).toBe(logoUrl);
    expect(page.html).not.toContain('</style><script>alert');
    expect(page.headers.get('content-security-policy')).not.toContain('sandbox');
  });
});

describe('the message with a code, for an organization', () => {
  /** Requests a code; the email that was sent. */
  async function send(organizationId?: string) {
    const to = `ada${Math.random().toString(36).slice(2)}@example.com`;
    await createUser(server.runtime, tenant.id, { primaryEmail: to });
    const extra: Record<string, string> = organizationId ? { organization_id: organizationId } : {};
    const flow = await new TestBrowser(tenant).authorize(clientId, extra);
    await flow.begin('SignIn');
    expect((await flow.sendCode('email', to, 'SignIn')).status).toBe(200);
    await server.runtime.outbox.settle();
    const { sealed } = await server.runtime.database
      .for(tenant.id)
      .selectFrom('inboxMessages')
      .select('sealed')
      .where('recipient', '=', to)
      .executeTakeFirstOrThrow();
    const schema = inboxMessage.pick({ subject: true, text: true, html: true });
    const { html = '', ...rest } = server.runtime.secrets.openJson(sealed, schema);
    return { html: html ?? '', ...rest };
  }

  it('has the logo of the organization, the application or the tenant', async () => {
    const logo = (url: string): string => `<img src="${url}" alt=""`;
    expect((await send(await createOrganization(acme))).html).toContain(logo(acme.branding.logoUrl));
    expect((await send(await createOrganization())).html).toContain(logo('https://a.example/logo.png'));
    await brandApplication({ branding: {} });
    expect((await send()).html).toContain(logo('https://t.example/logo.png'));
    // Email clients don't show SVG.
    const svg = { branding: { logoUrl: 'https://acme.example/logo.svg?v=1' } };
    expect((await send(await createOrganization(svg))).html).not.toContain('<img');
  });

  it('has the organization’s variables, which are empty without one', async () => {
    const names = ['name', 'description', 'branding.logoUrl', 'customData.plan'];
    const content = names.map((name) => `[{{organization.${name}}}]`).join('');
    const details = { subject: 'Code', content, contentType: 'text/plain' as const };
    const templates = [{ languageTag: 'en', templateType: 'SignIn' as const, details }];
    expect((await call(replaceEmailTemplates, { body: { templates } })).status).toBe(200);
    const id = await createOrganization({ ...acme, customData: { plan: 'gold' } });
    expect((await send(id)).text).toBe('[Acme][][https://acme.example/logo.png][gold]');
    expect((await send()).text).toBe('[][][][]');
    const other = await server.createTenant();
    expect((await send(await createOrganization(acme, await other.as('all')))).text).toBe('[][][][]');
  });
});
