import { listAuditLogs } from '@gatehouse/contract/audit-logs/endpoints';
import * as templates from '@gatehouse/contract/connectors/email-template-endpoints';
import type { EmailTemplateDetails } from '@gatehouse/contract/connectors/email-templates';
import type { MessageUsage } from '@gatehouse/contract/connectors/connectors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import type { Caller, TestTenant } from '../../../../../tests/support/tenant.ts';
import { renderDefault } from '../../delivery/messages/default-content.ts';
import { renderMessage } from '../../delivery/messages/content.ts';

let server: TestServer;
let tenant: TestTenant;
let call: Caller;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  tenant = await server.createTenant();
  call = await tenant.as('all');
});

const save = (languageTag: string, templateType: MessageUsage, details: Partial<EmailTemplateDetails> = {}) =>
  call(templates.replaceEmailTemplates, {
    body: {
      templates: [
        {
          languageTag,
          templateType,
          details: { subject: `${languageTag} ${templateType}`, content: 'text', ...details },
        },
      ],
    },
  });
const render = (
  locale: string | undefined,
  payload: Record<string, unknown> = { code: '123456' },
  config: Record<string, unknown> = {},
  type: 'Email' | 'Sms' = 'Email',
) => renderMessage(server.runtime, tenant.id, { type, usage: 'SignIn', locale, payload }, config);

describe('the audit log', () => {
  it('records which fields of which templates were changed, without their content', async () => {
    const { body: saved } = await save('de', 'SignIn', { subject: 'one', replyTo: 'a@example.com' });
    await save('de', 'SignIn', { subject: 'two', replyTo: 'a@example.com' });
    const params = { id: saved[0]?.id ?? '' };
    await call(templates.updateEmailTemplateDetails, { params, body: { content: 'other', subject: 'two' } });
    await call(templates.deleteEmailTemplate, { params });
    const { body: logs } = await call(listAuditLogs);
    const rows = logs.filter(({ key }) => key.startsWith('EmailTemplate.'));
    expect(rows.map(({ payload }) => payload.changed).toReversed()).toEqual([
      ['de SignIn subject', 'de SignIn content', 'de SignIn replyTo'],
      ['de SignIn subject'],
      ['de SignIn content'],
      ['de SignIn'],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/a@example\.com|other/);
  });
});

describe('email templates', () => {
  it('are saved by language and usage, changed in part, and deleted with a filter', async () => {
    const { body: saved } = await save('de', 'SignIn');
    const { body: again } = await save('de', 'SignIn', { subject: 'Neu' });
    expect(again[0]).toMatchObject({ id: saved[0]?.id, details: { subject: 'Neu' } });
    const params = { id: saved[0]?.id ?? '' };
    const { body: changed } = await call(templates.updateEmailTemplateDetails, {
      params,
      body: { content: 'anders' },
    });
    expect(changed.details).toEqual({ subject: 'Neu', content: 'anders' });
    expect((await call(templates.getEmailTemplate, { params })).body).toEqual(changed);
    await save('en', 'SignIn');
    await save('en', 'Generic');
    const unfiltered = await call(templates.deleteEmailTemplates);
    expect([unfiltered.status, unfiltered.refusal.code]).toEqual([
      422,
      'connector.email_connector.bulk_deletion_no_filter',
    ]);
    const { body } = await call(templates.deleteEmailTemplates, { query: { languageTag: 'en' } });
    expect(body).toEqual({ rowCount: 2 });
    expect((await call(templates.listEmailTemplates)).body).toEqual([changed]);
    expect((await call(templates.deleteEmailTemplate, { params })).status).toBe(204);
    expect((await call(templates.listEmailTemplates)).body).toEqual([]);
  });

  it('are chosen by language, then the fallback language, then Generic in it, then the connector’s, then the built-in one', async () => {
    const own = { templates: [{ usageType: 'Generic', subject: 'own', content: '{{code}}' }] };
    expect((await render('de')).subject).toBe('Ihr Anmeldecode');
    expect((await render('de', undefined, own)).subject).toBe('own');
    await save('en', 'Generic');
    expect((await render('de', undefined, own)).subject).toBe('en Generic');
    await save('de', 'Generic');
    expect((await render('de')).subject).toBe('en Generic');
    await save('en', 'SignIn');
    expect((await render('de')).subject).toBe('en SignIn');
    await save('de', 'SignIn');
    expect((await render('de')).subject).toBe('de SignIn');
    expect((await render(undefined)).subject).toBe('en SignIn');
    expect((await render('de', undefined, own, 'Sms')).text).toBe('123456');
    expect((await render('de', undefined, {}, 'Sms')).text).toMatch(/^123456 ist Ihr Anmeldecode/);
  });

  it('use the built-in design and text in their language if only the subject is custom', async () => {
    await save('de', 'SignIn', { subject: 'Mein Code {{code}}', content: '', replyTo: 'hilfe@example.com' });
    const company = { companyInformation: 'Acme' };
    const content = await render('de', undefined, company);
    await call(templates.deleteEmailTemplates, { query: { languageTag: 'de' } });
    const builtIn = await render('de', undefined, company);
    expect(content).toEqual({ ...builtIn, subject: 'Mein Code 123456', replyTo: 'hilfe@example.com' });
    expect(builtIn.html).toContain('font-size:32px');
  });

  it('keep unknown variables, and leave out known ones without a value', async () => {
    await save('en', 'SignIn', {
      subject: '{{ code }} {{user.name}}',
      content: '{{application.name}}|{{user.x}}|{{constructor.name}}',
    });
    const content = await render('en', { code: '1', user: { name: 'Ada' } });
    expect(content.subject).toBe('1 Ada');
    expect(content.html).toBe('{{application.name}}||{{constructor.name}}');
  });

  it('that are built in end with the company information of the connector, escaped', async () => {
    const company = { companyInformation: 'Acme & Sons\n1 Main Street' };
    const built = await render('en', undefined, company);
    expect(built.text).toMatch(/123456[^]*\n-- \nAcme & Sons\n1 Main Street$/);
    expect(built.html).toContain('>Acme &#38; Sons<br>1 Main Street</p>');
    expect((await render('en', undefined, {})).text).not.toContain('-- ');
    expect((await render('en', undefined, company, 'Sms')).text).not.toContain('Acme');
    await save('en', 'SignIn');
    expect((await render('en', undefined, company)).text).toBe('text');
    await call(templates.deleteEmailTemplates, { query: { languageTag: 'en' } });
  });

  it('that are built in name the application', async () => {
    const about = (name: string) => ({ code: '123456', application: { name } });
    const mail = await render('de', about('Nord & Wind'));
    expect(mail.subject).toBe('Nord & Wind: Ihr Anmeldecode');
    expect(mail.text).toMatch(/^Nord & Wind\n\nGeben Sie/);
    expect(mail.html).toContain('>Nord &#38; Wind</p>');
    const sms = async (name: string, locale = 'de') => (await render(locale, about(name), {}, 'Sms')).text;
    expect(await sms('Northwind')).toBe('Northwind: 123456 ist Ihr Anmeldecode.');
    expect(await sms('{{code}}\nby Eve')).toBe('{{code}} by Eve: 123456 ist Ihr Anmeldecode.');
    expect(await sms('An application with a long name')).toMatch(/^An application with a\.\.\.: 123456/);
    expect(await sms('Northwind', 'ar')).toMatch(/^\u200fNorthwind: 123456 /);
  });

  it('for SMS end with the line that lets browsers fill in the code, only for codes of the sign-in pages', async () => {
    const sms = (usage: MessageUsage, origin: string, code = '123456') => {
      const about = { type: 'Sms', usage, languages: ['en'], company: '', origin } as const;
      return renderDefault({ ...about, variables: { code } }).text;
    };
    const ended = '123456 is your sign-in code.\n\n@auth.example.com #123456';
    expect(sms('SignIn', 'https://auth.example.com')).toBe(ended);
    expect(sms('MfaVerification', 'https://auth.example.com')).toMatch(/\n@auth\.example\.com #123456$/);
    // Codes that are entered on pages of other origins, where browsers wouldn't fill them in; a port; no TLS; no code.
    expect(sms('BindNewIdentifier', 'https://auth.example.com')).not.toContain('@');
    expect(sms('SignIn', 'https://auth.example.com:8443')).not.toContain('@');
    expect(sms('SignIn', 'http://localhost')).not.toContain('@');
    expect(sms('SignIn', 'https://auth.example.com', 'TEST')).not.toContain('@');
  });

  it('XSS: escape user names, also against header injection', async () => {
    await save('en', 'SignIn', { subject: 'For {{user.name}}', content: '<b>{{user.name}}</b>' });
    const name = '<img src=x onerror=alert(1)>\r\nBcc: eve@example.com';
    const content = await render('en', { user: { name } });
    expect(content.subject).toBe('For <img src=x onerror=alert(1)> Bcc: eve@example.com');
    expect(content.html).not.toContain('<img');
    await call(templates.deleteEmailTemplates, { query: { languageTag: 'en' } });
    const builtIn = await renderMessage(
      server.runtime,
      tenant.id,
      {
        type: 'Email',
        usage: 'OrganizationInvitation',
        payload: { link: 'javascript:alert(1)//"><script>' },
      },
      {},
    );
    expect(builtIn.html).not.toMatch(/href|<script/);
  });
});
