import {
  customPhrase,
  flattenTranslation,
  type CustomPhrase,
  type Translation,
} from '@gatehouse/contract/phrases/phrases';
import { en } from '@gatehouse/phrases/sign-in/en';
import type { CustomTexts } from '@gatehouse/phrases/sign-in/languages';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import { createId } from '../lib/ids.ts';
import type { Runtime } from '../runtime/runtime.ts';

const cacheKind = 'custom-phrases';

/** The texts of their own that pages show, by language; at most ten seconds old, and dropped when they change. */
export function getCustomTexts(runtime: Runtime, tenantId: string): Promise<CustomTexts> {
  return runtime.cache.get(tenantId, cacheKind, async () => {
    const rows = await listCustomPhrases(runtime.database.for(tenantId));
    return Object.fromEntries(rows.map((row) => [row.languageTag, pickKnown(row.translation)]));
  });
}

/** Of what was saved, the texts that there is a place for. */
function pickKnown(translation: Translation): Record<string, string> {
  const texts = Object.entries(flattenTranslation(translation));
  return Object.fromEntries(texts.filter(([key]) => Object.hasOwn(en, key)));
}

/** Tells every process that a text has changed; after the change is committed. */
export const dropCustomTexts = (runtime: Runtime, tenantId: string): Promise<void> =>
  runtime.cache.changed(tenantId, cacheKind);

/** All languages a tenant has texts in, by tag. */
export async function listCustomPhrases(db: TenantQueries): Promise<CustomPhrase[]> {
  const rows = await db.selectFrom('customPhrases').selectAll().orderBy('languageTag').execute();
  return rows.map((row) => customPhrase.parse(row));
}

export async function getCustomPhrase(db: TenantDb, languageTag: string): Promise<CustomPhrase | undefined> {
  const row = await db
    .selectFrom('customPhrases')
    .selectAll()
    .where('languageTag', '=', languageTag)
    .executeTakeFirst();
  return row && customPhrase.parse(row);
}

/** Replaces the texts of a language. */
export async function saveCustomPhrase(
  db: TenantDb,
  languageTag: string,
  translation: Translation,
): Promise<CustomPhrase> {
  const value = JSON.stringify(translation);
  const row = await db
    .insertInto('customPhrases')
    .values({ id: createId(), languageTag, translation: value })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'languageTag']).doUpdateSet({ translation: value }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return customPhrase.parse(row);
}

/** Whether there was one. */
export async function deleteCustomPhrase(db: TenantDb, languageTag: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('customPhrases')
    .where('languageTag', '=', languageTag)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether pages fall back to the language. */
export async function isFallback(db: TenantDb, languageTag: string): Promise<boolean> {
  const row = await db.selectFrom('signInExperiences').select('settings').executeTakeFirst();
  const { languageInfo } = (row?.settings ?? {}) as { languageInfo?: { fallbackLanguage?: string } };
  return languageInfo?.fallbackLanguage === languageTag;
}
