import type { EmailTemplate, EmailTemplateDetails } from '@gatehouse/contract/connectors/email-templates';
import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../database/database.ts';
import type { EmailTemplatesTable } from '../../database/tables/connectors.ts';
import { createId } from '../../lib/ids.ts';

type Key = Partial<Pick<EmailTemplate, 'languageTag' | 'templateType'>>;

const toTemplate = (row: Selectable<EmailTemplatesTable>): EmailTemplate => row as unknown as EmailTemplate;

/** By language, then usage. */
export async function listTemplates(
  db: TenantDb,
  { languageTag, templateType }: Key,
): Promise<EmailTemplate[]> {
  const rows = await db
    .selectFrom('emailTemplates')
    .selectAll()
    .$if(languageTag !== undefined, (query) => query.where('languageTag', '=', languageTag ?? ''))
    .$if(templateType !== undefined, (query) => query.where('templateType', '=', templateType ?? ''))
    .orderBy('languageTag')
    .orderBy('templateType')
    .execute();
  return rows.map(toTemplate);
}

export async function getTemplate(db: TenantDb, id: string): Promise<EmailTemplate | undefined> {
  const row = await db.selectFrom('emailTemplates').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toTemplate(row);
}

/** Saves a text; one of the same language and usage keeps its id and is replaced whole. */
export async function saveTemplate(
  db: TenantDb,
  { languageTag, templateType, details }: Pick<EmailTemplate, 'languageTag' | 'templateType' | 'details'>,
): Promise<EmailTemplate> {
  const text = JSON.stringify(details);
  const row = await db
    .insertInto('emailTemplates')
    .values({ id: createId(), languageTag, templateType, details: text })
    .onConflict((conflict) => conflict.constraint('email_templates_usage').doUpdateSet({ details: text }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toTemplate(row);
}

export async function changeDetails(
  db: TenantDb,
  id: string,
  change: Partial<EmailTemplateDetails>,
): Promise<EmailTemplate | undefined> {
  const row = await db
    .updateTable('emailTemplates')
    .set({ details: sql`details || ${JSON.stringify(change)}::jsonb` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toTemplate(row);
}

/** Takes texts away, and answers which. */
export function deleteTemplates(
  db: TenantDb,
  { id, languageTag, templateType }: Key & { id?: string },
): Promise<Required<Key>[]> {
  return db
    .deleteFrom('emailTemplates')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(languageTag !== undefined, (query) => query.where('languageTag', '=', languageTag ?? ''))
    .$if(templateType !== undefined, (query) => query.where('templateType', '=', templateType ?? ''))
    .returning(['languageTag', 'templateType'])
    .execute() as Promise<Required<Key>[]>;
}
