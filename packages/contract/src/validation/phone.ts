import { bounded } from './bounded.ts';

/** A phone number as people type it: digits, or an optional plus followed by digits, dashes, parentheses and spaces (VAL-03). */
export const phonePattern = /^\+?[-() ]*\d[\d\-() ]*$/;

/**
 * Country codes whose national numbers are dialled with a leading 0 that is not part of the international number (ITU-T E.164, operational
 * bulletin).
 */
const codesWithTrunkZero =
  '20 27 31 32 33 40 41 43 44 46 49 51 53 54 55 57 58 60 61 62 63 64 66 81 82 84 86 90 91 92 93 94 95 98 211 212 ' +
  '213 218 231 232 233 234 243 249 250 251 252 254 255 256 260 261 262 263 264 265 291 353 355 358 359 370 373 ' +
  '374 377 380 381 382 383 385 386 387 389 421 423 508 590 591 593 594 595 596 598 686 850 855 856 880 886 961 ' +
  '962 963 964 966 967 970 971 972 976 977 994 995 996';
const trunkZero = new RegExp(`^(${codesWithTrunkZero.replaceAll(' ', '|')})0(?=[1-9])`);

/** The form in which a phone number is stored and compared: its digits, without the 0 of `+44 (0) 20`. */
export function normalizePhone(phone: string): string {
  return phone.replace(/[+\-() ]/g, '').replace(trunkZero, '$1');
}

/** Whether the digits can be a phone number with country code (ITU-T E.164). */
export const isPossiblePhone = (digits: string): boolean => /^[1-9]\d{6,14}$/.test(digits);

/** A phone number in any format of VAL-03; the parsed value has only its digits. */
export const phone = bounded(512)
  .regex(phonePattern, 'must be a phone number')
  .overwrite(normalizePhone)
  .max(128);
