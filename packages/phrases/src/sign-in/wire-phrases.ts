import type { SignInTexts } from './en.ts';
import { wireKeys } from './wire-keys.ts';

/** Texts in sections, as on the wire: `{ action: { sign_in: 'Sign in' } }`. */
export interface WirePhrases {
  [name: string]: string | WirePhrases;
}

/** The wire's keys have at most this many names, and so have saved texts. */
const maxNames = 4;

/**
 * Our texts under the keys and with the placeholders of the wire (ADR 142). `saved` are texts under keys that aren't ours, such as
 * `action.sign_in`; they replace ours. Where one key is a text and the start of another key, the longer key stays.
 */
export function toWirePhrases(texts: SignInTexts, saved: Readonly<Record<string, string>>): WirePhrases {
  const phrases: WirePhrases = {};
  for (const [key, entry] of Object.entries(wireKeys)) {
    const [ourKey, placeholders] = typeof entry === 'string' ? [entry, {}] : entry;
    put(phrases, key.split('.'), rewrite(texts[ourKey], placeholders));
  }
  for (const [key, text] of Object.entries(saved)) {
    const names = key.split('.');
    // Writing to the section `__proto__` would change all objects of the process.
    if (names.length <= maxNames && !names.includes('__proto__')) put(phrases, names, text);
  }
  return phrases;
}

function put(phrases: WirePhrases, [name = '', ...rest]: string[], text: string): void {
  const present = phrases[name];
  const section = typeof present === 'object' ? present : {};
  if (rest.length > 0) {
    phrases[name] = section;
    put(section, rest, text);
  } else if (typeof present !== 'object') phrases[name] = text;
}

const rewrite = (text: string, placeholders: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => placeholders[name] ?? whole);
