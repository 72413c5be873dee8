import {
  customPhrase,
  flattenTranslation,
  type CustomPhrase,
  type Translation,
} from '@gatehouse/contract/phrases/phrases';
import { en } from '@gatehouse/phrases/sign-in/en';
import type { CustomTexts } from '@gatehouse/phrases/sign-in/languages';
import { z } from 'zod';
import type { TenantDb, TenantQueries } from '../database/database.ts';
import { createId } from '../lib/ids.ts';
import type { Runtime } from '../runtime/runtime.ts';

const cacheKind = 'custom-phrases';
const savedLanguage = z.object({ fallbackLanguage: z.string() });

/** A tenant's saved texts by language: the ones of our sign-in pages, and those under other keys, such as the wire's (ADR 142). */
interface SavedTexts {
  own: CustomTexts;
  others: CustomTexts;
}

/** The tenant's saved texts; cached for ten seconds, or until they change. */
export function getSavedTexts(runtime: Runtime, tenantId: string): Promise<SavedTexts> {
  return runtime.cache.get(tenantId, cacheKind, async () => {
    const rows = await listCustomPhrases(runtime.database.for(tenantId));
    return {
      own: Object.fromEntries(rows.map((row) => [row.languageTag, pickOwnTexts(row.translation)])),
      others: Object.fromEntries(rows.map((row) => [row.languageTag, pickOtherTexts(row.translation)])),
    };
  });
}

/** The tenant's custom texts of the sign-in pages, by language. */
export const getCustomTexts = async (runtime: Runtime, tenantId: string): Promise<CustomTexts> =>
  (await getSavedTexts(runtime, tenantId)).own;

/** The texts of the sign-in pages in a translation. `{{min}}`, as the wire writes it in keys that we share, becomes our `{min}`. */
export function pickOwnTexts(translation: Translation): Record<string, string> {
  const texts = Object.entries(flattenTranslation(translation));
  return Object.fromEntries(
    texts
      .filter(([key]) => Object.hasOwn(en, key))
      .map(([key, text]) => [key, text.replaceAll(/\{\{(\w+)\}\}/g, '{$1}')]),
  );
}

function pickOtherTexts(translation: Translation): Record<string, string> {
  const texts = Object.entries(flattenTranslation(translation));
  return Object.fromEntries(texts.filter(([key]) => !Object.hasOwn(en, key)));
}

/** Drops the cached texts of every process. Called after the change was committed. */
export const dropCustomTexts = (runtime: Runtime, tenantId: string): Promise<void> =>
  runtime.cache.changed(tenantId, cacheKind);

/** All custom texts of a tenant, ordered by language tag. */
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

/** Returns whether there were texts to delete. */
export async function deleteCustomPhrase(db: TenantDb, languageTag: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('customPhrases')
    .where('languageTag', '=', languageTag)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether the language is the fallback of the sign-in pages. */
export async function isFallback(db: TenantDb, languageTag: string): Promise<boolean> {
  const row = await db.selectFrom('signInExperiences').select('settings').executeTakeFirst();
  const { data: languageInfo } = savedLanguage.safeParse(row?.settings.languageInfo);
  return languageInfo?.fallbackLanguage === languageTag;
}
