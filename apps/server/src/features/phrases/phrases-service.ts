import { entityErrors } from '@gatehouse/contract/errors';
import {
  flattenTranslation,
  listPlaceholders,
  phraseErrors,
  type CustomPhrase,
  type Translation,
} from '@gatehouse/contract/phrases/phrases';
import { en } from '@gatehouse/phrases/sign-in/en';
import { findSignInLanguage } from '@gatehouse/phrases/sign-in/languages';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { fail, found } from '../../lib/fail.ts';
import * as store from '../../experience/phrases-store.ts';

export async function getCustomPhrase(ctx: TransactionCtx, languageTag: string): Promise<CustomPhrase> {
  return found(await store.getCustomPhrase(ctx.db, languageTag), entityErrors.notFound);
}

/** Replaces the custom texts of a language. Throws if a text has a placeholder that the original text doesn't have. */
export async function putCustomPhrase(
  ctx: TransactionCtx,
  languageTag: string,
  translation: Translation,
): Promise<CustomPhrase> {
  const fields = findUnfilled(translation);
  if (Object.keys(fields).length > 0) fail(phraseErrors.invalidTranslation, { data: { fields } });
  const saved = await store.saveCustomPhrase(ctx.db, languageTag, translation);
  ctx.afterCommit(() => store.dropCustomTexts(ctx.runtime, ctx.tenant.id));
  return saved;
}

function findUnfilled(translation: Translation): Record<string, string> {
  const originals: Record<string, string> = en;
  return Object.fromEntries(
    Object.entries(flattenTranslation(translation)).flatMap(([key, text]) => {
      const original = Object.hasOwn(originals, key) ? originals[key] : undefined;
      if (original === undefined) return [];
      const filled = listPlaceholders(original);
      const unknown = listPlaceholders(text).find((name) => !filled.includes(name));
      return unknown ? [[`body.${key}`, `Nothing is filled in for {${unknown}}.`]] : [];
    }),
  );
}

/** Deletes the custom texts of a language. Throws if it is the fallback language and has no built-in texts. */
export async function deleteCustomPhrase(ctx: TransactionCtx, languageTag: string): Promise<void> {
  const isNeeded = !findSignInLanguage(languageTag) && (await store.isFallback(ctx.db, languageTag));
  if (isNeeded) fail(phraseErrors.defaultLanguage);
  if (!(await store.deleteCustomPhrase(ctx.db, languageTag))) fail(entityErrors.notFound);
  ctx.afterCommit(() => store.dropCustomTexts(ctx.runtime, ctx.tenant.id));
}
