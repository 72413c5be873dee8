import { type ConsoleLanguage, defaultLanguage } from '../languages.ts';
import { app } from './en/app.ts';
import { parts } from './en/parts.ts';
import { ui } from './en/ui.ts';
import type { TextPart } from './translated.ts';

/** The English texts that all screens use. They are part of the main script, as other languages fall back to them. */
const included: Partial<Record<TextPart, object>> = { app, parts, ui };

/** The name of a part’s file. */
export const fileOf = (part: TextPart): string =>
  part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The texts of a part, loaded with the first page that uses them. A text that a language lacks has to be taken from the English part;
 * `npm run check -- --complete` fails for it.
 */
export async function loadPart(language: ConsoleLanguage, part: TextPart): Promise<unknown> {
  const { [part]: known } = included;
  if (language === defaultLanguage && known) return known;
  const texts: Record<string, unknown> = await import(`./${language.toLowerCase()}/${fileOf(part)}.ts`);
  return texts[part];
}
