import { bounded } from './bounded.ts';

/** A phone number as people type it: digits, or an optional plus followed by digits, dashes, parentheses and spaces (VAL-03). */
export const phonePattern = /^\+?[-() ]*\d[\d\-() ]*$/;

/** The one spelling of a phone number that is stored and compared: its digits. */
export function normalizePhone(phone: string): string {
  return phone.replace(/[+\-() ]/g, '');
}

/** A phone number in any spelling of VAL-03; the parsed value holds its digits only. */
export const phone = bounded(512)
  .regex(phonePattern, 'must be a phone number')
  .overwrite(normalizePhone)
  .max(128);
