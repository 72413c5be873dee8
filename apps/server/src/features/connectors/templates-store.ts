import type * as api from '@gatehouse/contract/connectors/email-template-endpoints';
import { type EmailTemplate, emailTemplate } from '@gatehouse/contract/connectors/email-templates';
import type { BodyOf } from '@gatehouse/contract/endpoint';
import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import type { Stored } from '../../database/tables.ts';
import type { EmailTemplatesTable } from '../../database/tables/connectors.ts';
import { createId } from '../../lib/ids.ts';

type NewTemplate = Stored<EmailTemplatesTable, BodyOf<typeof api.replaceEmailTemplates>['templates'][number]>;
type Key = Pick<NewTemplate, 'languageTag' | 'templateType'>;

const toTemplate = (row: Selectable<EmailTemplatesTable>): EmailTemplate => emailTemplate.parse(row);

/** Ordered by language, then type. */
export async function listTemplates(
  db: TenantDb,
  { languageTag, templateType }: Partial<Key>,
): Promise<EmailTemplate[]> {
  let matching = db.selectFrom('emailTemplates').selectAll();
  if (languageTag !== undefined) matching = matching.where('languageTag', '=', languageTag);
  if (templateType !== undefined) matching = matching.where('templateType', '=', templateType);
  const rows = await matching.orderBy('languageTag').orderBy('templateType').execute();
  return rows.map(toTemplate);
}

export async function getTemplate(db: TenantDb, id: string): Promise<EmailTemplate | undefined> {
  const row = await db.selectFrom('emailTemplates').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toTemplate(row);
}

/** Saves a template. It replaces the one of the same language and type, and keeps its id. */
export async function saveTemplate(
  db: TenantDb,
  { details, ...values }: NewTemplate,
): Promise<EmailTemplate> {
  const text = JSON.stringify(details);
  const row = await db
    .insertInto('emailTemplates')
    .values({ id: createId(), ...values, details: text })
    .onConflict((conflict) =>
      conflict.constraint('email_templates_usage').doUpdateSet({ ...values, details: text }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return toTemplate(row);
}

export async function changeDetails(
  db: TenantDb,
  id: string,
  change: BodyOf<typeof api.updateEmailTemplateDetails>,
): Promise<EmailTemplate | undefined> {
  const row = await db
    .updateTable('emailTemplates')
    .set({ details: sql`details || ${JSON.stringify(change)}::jsonb` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toTemplate(row);
}

/** Deletes templates and returns their languages and types. */
export function deleteTemplates(
  db: TenantDb,
  { id, languageTag, templateType }: Partial<Key> & { id?: string },
): Promise<Key[]> {
  let matching = db.deleteFrom('emailTemplates');
  if (id !== undefined) matching = matching.where('id', '=', id);
  if (languageTag !== undefined) matching = matching.where('languageTag', '=', languageTag);
  if (templateType !== undefined) matching = matching.where('templateType', '=', templateType);
  return matching.returning(['languageTag', 'templateType']).execute();
}
