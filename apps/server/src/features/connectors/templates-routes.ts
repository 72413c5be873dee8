import type { EmailTemplate } from '@gatehouse/contract/connectors/email-templates';
import * as api from '@gatehouse/contract/connectors/email-template-endpoints';
import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import { entityErrors } from '@gatehouse/contract/errors';
import { implement } from '../../edge/implement.ts';
import { fail, found } from '../../fail.ts';
import * as store from './templates-store.ts';

export const routes = [
  implement(api.listEmailTemplates, ({ db }, { query }) => store.listTemplates(db, query)),

  implement(api.replaceEmailTemplates, async ({ db }, { body }) => {
    const saved: EmailTemplate[] = [];
    for (const template of body.templates) saved.push(await store.saveTemplate(db, template));
    return saved;
  }),

  implement(api.deleteEmailTemplates, async ({ db }, { query }) => {
    if (!query.languageTag && !query.templateType) fail(connectorErrors.templateFilterRequired);
    return { rowCount: await store.deleteTemplates(db, query) };
  }),

  implement(api.getEmailTemplate, async ({ db }, { params }) =>
    found(await store.getTemplate(db, params.id), entityErrors.notFound),
  ),

  implement(api.deleteEmailTemplate, async ({ db }, { params }) => {
    if ((await store.deleteTemplates(db, { id: params.id })) === 0) fail(entityErrors.notFound);
  }),

  implement(api.updateEmailTemplateDetails, async ({ db }, { params, body }) =>
    found(await store.changeDetails(db, params.id, body), entityErrors.notFound),
  ),
];
