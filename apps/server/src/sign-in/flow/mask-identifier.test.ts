import { expect, it } from 'vitest';
import { maskIdentifier } from './mask-identifier.ts';

it.each([
  ['email', ' ada.lovelace@example.com', 'a…@example.com'],
  ['email', 'correct horse battery', 'c…'],
  ['email', 'p@ss word', 'p…'],
  ['email', '@example.com', '…'],
  ['email', 'a@b\r\nfake: line', 'a…'],
  ['phone', '+49 151 12345678', '…78'],
  ['phone', 'not a phone', '…'],
  ['username', 'lovelace', 'l…'],
  ['username', '\u001b[31mred', '…'],
  ['username', '<script>', '…'],
] as const)(
  'a typed identifier is masked so that it reveals no secret that was typed by mistake: %s %s',
  (type, value, shown) => {
    expect(maskIdentifier({ type, value })).toBe(shown);
  },
);
