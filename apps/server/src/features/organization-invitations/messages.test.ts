import { createConnector } from '@gatehouse/contract/connectors/endpoints';
import { replaceEmailTemplates } from '@gatehouse/contract/connectors/email-template-endpoints';
import { listVariables } from '@gatehouse/contract/connectors/template-variables';
import { type InboxMessage, inboxMessage } from '@gatehouse/contract/connectors/inbox';
import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import * as api from '@gatehouse/contract/organization-invitations/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { createUser } from '@gatehouse/contract/users/endpoints';
import { messageTranslations } from '@gatehouse/phrases/messages/languages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { createInviting, type Inviting, someEmail } from './organization-invitations.fixture.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;
let inviting: Inviting;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  tenant = await server.createTenant();
  call = await tenant.as('all');
  inviting = createInviting(call, Date.now);
});

const sealed = inboxMessage.pick({ subject: true, text: true, html: true, link: true });
/** The messages to a recipient, the newest last. */
async function read(to: string): Promise<Pick<InboxMessage, 'subject' | 'text' | 'html' | 'link'>[]> {
  await server.runtime.outbox.settle();
  const rows = await server.runtime.database
    .for(tenant.id)
    .selectFrom('inboxMessages')
    .select('sealed')
    .where('recipient', '=', to)
    .orderBy('createdAt')
    .execute();
  return rows.map((row) => server.runtime.secrets.openJson(row.sealed, sealed));
}
const readOne = async (to: string) => {
  const [message] = await read(to);
  if (!message) throw new Error(`no message to ${to}`);
  return message;
};
const pageLink = (): RegExp => new RegExp(`^${tenant.origin}/invitation\\?token=[0-9A-Za-z]{43}$`);

describe('the message of an invitation', () => {
  it('names the organization, and its link leads to our page', async () => {
    const invitee = someEmail();
    const organizationId = await inviting.organization('Acme & Sons');
    expect((await inviting.invite(organizationId, invitee, { messagePayload: {} })).status).toBe(201);
    const { subject, text, html, link } = await readOne(invitee);
    expect(link).toMatch(pageLink());
    expect(subject).toBe('Acme & Sons: You’re invited');
    expect(text).toContain(link);
    expect(html).toContain('Acme &#38; Sons');
  });

  it('has the caller’s own link if there is one', async () => {
    const invitee = someEmail();
    const messagePayload = { link: 'https://app.example/join?id=1&name=<b>' };
    await inviting.invite(await inviting.organization(), invitee, { messagePayload });
    const { link, html } = await readOne(invitee);
    expect(link).toBe(messagePayload.link);
    expect(html).not.toContain('<b>');
    const script = { messagePayload: { link: 'javascript:alert(1)' } };
    const refused = await inviting.invite(await inviting.organization(), someEmail(), script);
    expect([refused.status, refused.refusal.code]).toEqual([400, 'guard.invalid_input']);
  });

  it('isn’t sent without messagePayload or if it is false', async () => {
    const [organizationId, invitee, other] = [await inviting.organization(), someEmail(), someEmail()];
    await inviting.invite(organizationId, invitee, { messagePayload: false });
    await inviting.invite(organizationId, other);
    expect([...(await read(invitee)), ...(await read(other))]).toEqual([]);
  });

  it('is sent again in any status, with a link that replaces the previous one', async () => {
    const invitee = someEmail();
    const { body } = await inviting.invite(await inviting.organization(), invitee, { messagePayload: {} });
    const send = () => call(api.sendOrganizationInvitation, { params: { id: body.id }, body: {} });
    expect((await send()).status).toBe(204);
    await inviting.revoke(body.id);
    expect((await send()).status).toBe(204);
    const links = (await read(invitee)).map(({ link }) => link);
    expect([links.length, new Set(links).size]).toEqual([3, 3]);
    const { refusal } = await call(api.sendOrganizationInvitation, { params: { id: 'unknown' }, body: {} });
    expect(refusal.code).toBe('entity.not_exists_with_id');
  });

  it.each(Object.keys(messageTranslations))('is translated to %s', async (locale) => {
    const invitee = someEmail();
    const organizationId = await inviting.organization('Acme');
    await inviting.invite(organizationId, invitee, { messagePayload: { locale } });
    const english = someEmail();
    await inviting.invite(organizationId, english, { messagePayload: { locale: 'en' } });
    const [{ subject, text }, other] = [await readOne(invitee), await readOne(english)];
    expect(subject).toContain('Acme');
    expect(text).toContain('/invitation?token=');
    if (locale !== 'en') expect(subject).not.toBe(other.subject);
  });

  it('is in the tenant’s fallback language unless the caller names another', async () => {
    await call(updateSignInExperience, {
      body: { languageInfo: { autoDetect: true, fallbackLanguage: 'de' } },
    });
    const invitee = someEmail();
    await inviting.invite(await inviting.organization('Acme'), invitee, { messagePayload: {} });
    expect((await readOne(invitee)).subject).toBe('Acme: Sie sind eingeladen');
  });

  it('exists in sixteen languages', () => {
    expect(Object.keys(messageTranslations)).toHaveLength(16);
  });

  it('fills in every variable that its template has', async () => {
    const names = Object.keys(listVariables('OrganizationInvitation'));
    const content = names.map((name) => `${name}={{${name}}}`).join('\n');
    const details = { subject: 'Join', content, contentType: 'text/plain' as const };
    const template = { languageTag: 'en', templateType: 'OrganizationInvitation' as const, details };
    await call(replaceEmailTemplates, { body: { templates: [template] } });
    const user = await call(createUser, { body: { name: 'Ada', primaryEmail: 'ada@northwind.example' } });
    const organizationId = await inviting.organization();
    const invitee = someEmail();
    await inviting.invite(organizationId, invitee, {
      inviterId: user.body.id,
      messagePayload: { locale: 'en' },
    });
    const lines = (await readOne(invitee)).text.split('\n').map((line) => line.split('='));
    expect(lines.map(([name]) => name)).toEqual(names);
    expect(lines.filter(([, value = '']) => value.includes('{{'))).toEqual([]);
  });
});

describe('attacks: invitations by email', () => {
  it('traps G3 (3): are refused with 501 before anything is written if nothing can send them', async () => {
    const strict = await startTestServer({ environment: { DEVELOPMENT_INBOX: 'false' } });
    try {
      const own = await strict.createTenant();
      const there = createInviting(await own.as('all'), Date.now);
      const invitee = someEmail();
      const organizationId = await there.organization();
      const { status, refusal } = await there.invite(organizationId, invitee, { messagePayload: {} });
      expect([status, refusal.code]).toEqual([501, 'connector.not_enabled']);
      const list = await (await own.as('all'))(api.listOrganizationInvitations, { query: { invitee } });
      expect(list.body).toEqual([]);
      const { body } = await there.invite(organizationId, invitee);
      const again = await (
        await own.as('all')
      )(api.sendOrganizationInvitation, {
        params: { id: body.id },
        body: {},
      });
      expect([again.status, again.refusal.code]).toEqual([501, 'connector.not_enabled']);
    } finally {
      await strict.stop();
    }
  });

  it('can’t flood a recipient: further ones have to wait, and nothing is written', async () => {
    const invitee = someEmail();
    const { body } = await inviting.invite(await inviting.organization(), invitee, { messagePayload: {} });
    const send = () => call(api.sendOrganizationInvitation, { params: { id: body.id }, body: {} });
    const statuses = [];
    for (let count = 0; count < 20; count += 1) statuses.push((await send()).status);
    expect(statuses.slice(0, 19)).toEqual(Array(19).fill(204));
    const { status, refusal, headers } = await send();
    expect([status, refusal.code]).toEqual([429, 'request.message_rate_limited']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    // Inviting to another organization doesn't get around it.
    const another = await inviting.organization();
    expect((await inviting.invite(another, invitee, { messagePayload: {} })).status).toBe(429);
    const query = { organizationId: another };
    expect((await call(api.listOrganizationInvitations, { query })).body).toEqual([]);
  });

  it('don’t put the secret into the database, the audit log or any response but that of a new link', async () => {
    const invitee = someEmail();
    const { body } = await inviting.invite(await inviting.organization(), invitee, { messagePayload: {} });
    const { link } = await readOne(invitee);
    const params = { id: body.id };
    const created = await call(api.createOrganizationInvitationLink, { params });
    expect([created.status, created.body.link]).toEqual([201, expect.stringMatching(pageLink())]);
    const secrets = [link ?? '', created.body.link].map((url) => url.split('token=')[1] ?? '');
    expect(new Set(secrets).size).toBe(2);
    const { rows } = await server.runtime.database.pool.query<{ row: string }>(
      `select i::text as row from organization_invitations i where tenant_id = $1
       union all select l::text from logs l where tenant_id = $1`,
      [tenant.id],
    );
    const shown = [
      await inviting.get(body.id),
      await call(api.listOrganizationInvitations),
      await call(listAuditLogs),
    ];
    for (const secret of secrets) {
      expect(secret).toHaveLength(43);
      expect(JSON.stringify([rows, shown, body])).not.toContain(secret);
    }
    expect(JSON.stringify(shown)).not.toMatch(/secretHash|secret_hash/);
  });

  it('a link is created only for a pending invitation', async () => {
    const { body } = await inviting.invite(await inviting.organization(), someEmail());
    await inviting.revoke(body.id);
    const { status, refusal } = await call(api.createOrganizationInvitationLink, {
      params: { id: body.id },
    });
    expect([status, refusal]).toMatchObject([
      422,
      { code: 'request.invalid_input', data: { reason: 'not_pending' } },
    ]);
  });

  it('traps G3 (3): a provider that can’t be reached doesn’t hold up the request, nor undo the invitation', async () => {
    await call(createConnector, {
      body: {
        connectorId: 'http-email',
        config: { endpoint: 'https://unreachable.invalid/', authorization: 'x' },
      },
    });
    const { status, body } = await inviting.invite(await inviting.organization(), someEmail(), {
      messagePayload: {},
    });
    expect([status, (await inviting.get(body.id)).status]).toEqual([201, 200]);
  });
});
