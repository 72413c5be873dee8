import { entityErrors } from '@gatehouse/contract/errors';
import {
  flattenTranslation,
  listPlaceholders,
  phraseErrors,
  type CustomPhrase,
  type Translation,
} from '@gatehouse/contract/phrases/phrases';
import { findLanguage, languages } from '@gatehouse/phrases/languages';
import { en } from '@gatehouse/phrases/sign-in/en';
import { findSignInLanguage } from '@gatehouse/phrases/sign-in/languages';
import type { TransactionCtx } from '../../runtime/ctx.ts';
import { fail, found } from '../../lib/fail.ts';
import * as store from '../../experience/phrases-store.ts';

/** The known language that is meant, whatever its case (VAL-12, OPEN-35). */
const nameLanguage = (wanted: string): string =>
  found(findLanguage(Object.keys(languages), wanted), entityErrors.notFound);

export async function getCustomPhrase(ctx: TransactionCtx, wanted: string): Promise<CustomPhrase> {
  return found(await store.getCustomPhrase(ctx.db, nameLanguage(wanted)), entityErrors.notFound);
}

/** Sets the texts of a language, unless one of them would show a person a placeholder. */
export async function putCustomPhrase(
  ctx: TransactionCtx,
  wanted: string,
  translation: Translation,
): Promise<CustomPhrase> {
  const languageTag = nameLanguage(wanted);
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

/** Takes the texts of a language back, unless the sign-in pages would be left without their fallback. */
export async function deleteCustomPhrase(ctx: TransactionCtx, wanted: string): Promise<void> {
  const languageTag = nameLanguage(wanted);
  const isNeeded = !findSignInLanguage(languageTag) && (await store.isFallback(ctx.db, languageTag));
  if (isNeeded) fail(phraseErrors.defaultLanguage);
  if (!(await store.deleteCustomPhrase(ctx.db, languageTag))) fail(entityErrors.notFound);
  ctx.afterCommit(() => store.dropCustomTexts(ctx.runtime, ctx.tenant.id));
}
