import { updateApplication } from '@gatehouse/contract/applications/endpoints';
import { putApplicationSignInExperience } from '@gatehouse/contract/applications/sign-in-experience-endpoints';
import * as templates from '@gatehouse/contract/connectors/email-template-endpoints';
import { listVariables } from '@gatehouse/contract/connectors/template-variables';
import { inboxMessage } from '@gatehouse/contract/connectors/inbox';
import { createOrganization } from '@gatehouse/contract/organizations/endpoints';
import { updateSignInExperience } from '@gatehouse/contract/sign-in-experience/endpoints';
import { afterAll, expect, it } from 'vitest';
import { startSignInServer } from '../../../../../tests/support/sign-in-server.ts';
import { createUser } from '../../../../../tests/support/records.ts';
import { TestBrowser } from '../../../../../tests/support/test-browser.ts';
import { codeWays } from '../../../../../tests/support/ways-in.ts';

const { server, tenant, call, clientId } = await startSignInServer({});
afterAll(() => server.stop());

it('a code is sent with every variable that its template has', async () => {
  const own = { description: 'The web shop', customData: { brand: { color: 'red' } } };
  expect((await call(updateApplication, { params: { id: clientId }, body: own })).status).toBe(200);
  expect((await call(updateSignInExperience, { body: codeWays })).status).toBe(200);
  const branding = { logoUrl: 'https://example.com/logo.png' };
  const params = { applicationId: clientId };
  expect((await call(putApplicationSignInExperience, { params, body: { branding } })).status).toBe(200);
  const acme = { name: 'Acme', description: 'Makes everything', branding };
  const { body: organization } = await call(createOrganization, { body: acme });
  const names = [...Object.keys(listVariables('SignIn')), 'application.customData.brand.color'];
  const content = names.map((name) => `${name}={{${name}}}`).join('\n');
  const details = { subject: 'Code', content, contentType: 'text/plain' as const };
  const body = { templates: [{ languageTag: 'en', templateType: 'SignIn' as const, details }] };
  expect((await call(templates.replaceEmailTemplates, { body })).status).toBe(200);
  const to = 'ada@northwind.example';
  await createUser(server.runtime, tenant.id, { primaryEmail: to });
  const flow = await new TestBrowser(tenant).authorize(clientId, { organization_id: organization.id });
  await flow.begin('SignIn');
  expect((await flow.sendCode('email', to, 'SignIn')).status).toBe(200);
  await server.runtime.outbox.settle();
  const row = await server.runtime.database
    .for(tenant.id)
    .selectFrom('inboxMessages')
    .select('sealed')
    .executeTakeFirstOrThrow();
  const { text } = server.runtime.secrets.openJson(row.sealed, inboxMessage.pick({ text: true }));
  const lines = text.split('\n').map((line) => line.split('='));
  expect(lines.map(([name]) => name)).toEqual(names);
  expect(lines.filter(([, value = '']) => value === '' || value.includes('{{'))).toEqual([]);
});
