import type { EmailTemplate } from '@gatehouse/contract/connectors/email-templates';
import * as api from '@gatehouse/contract/connectors/email-template-endpoints';
import { connectorErrors } from '@gatehouse/contract/connectors/errors';
import { entityErrors } from '@gatehouse/contract/errors';
import { listChanged } from '../../lib/changed-parts.ts';
import { implement } from '../../web/implement.ts';
import * as store from './templates-store.ts';

type Named = Pick<EmailTemplate, 'languageTag' | 'templateType'>;

/** A template's name in the audit log: `de SignIn`. */
const nameOf = ({ languageTag, templateType }: Named): string => `${languageTag} ${templateType}`;

/** The changed parts of a template: `de SignIn subject`. */
const nameChanged = (
  before: Pick<EmailTemplate, 'details'> | undefined,
  after: Named & Pick<EmailTemplate, 'details'>,
): string[] => listChanged(before?.details ?? {}, after.details).map((part) => `${nameOf(after)} ${part}`);

export const routes = [
  implement(api.listEmailTemplates, ({ db }, { query }) => store.listTemplates(db, query)),

  implement(api.replaceEmailTemplates, async ({ db, note }, { body }) => {
    const saved: EmailTemplate[] = [];
    const before = await store.listTemplates(db, {});
    for (const template of body.templates) saved.push(await store.saveTemplate(db, template));
    note({
      changed: body.templates.flatMap((template) =>
        nameChanged(
          before.find((each) => nameOf(each) === nameOf(template)),
          template,
        ),
      ),
    });
    return saved;
  }),

  implement(api.deleteEmailTemplates, async ({ db, note, fail }, { query }) => {
    if (!query.languageTag && !query.templateType) fail(connectorErrors.templateFilterRequired);
    const deleted = await store.deleteTemplates(db, query);
    note({ changed: deleted.map(nameOf) });
    return { rowCount: deleted.length };
  }),

  implement(api.getEmailTemplate, async ({ db, found }, { params }) =>
    found(await store.getTemplate(db, params.id), entityErrors.notExistsWithId),
  ),

  implement(api.deleteEmailTemplate, async ({ db, note, fail }, { params }) => {
    const deleted = await store.deleteTemplates(db, { id: params.id });
    if (deleted.length === 0) fail(entityErrors.notFound);
    note({ changed: deleted.map(nameOf) });
  }),

  implement(api.updateEmailTemplateDetails, async ({ db, note, found }, { params, body }) => {
    const before = found(await store.getTemplate(db, params.id), entityErrors.notFound);
    const after = found(await store.changeDetails(db, params.id, body), entityErrors.notFound);
    note({ changed: nameChanged(before, after) });
    return after;
  }),
];
