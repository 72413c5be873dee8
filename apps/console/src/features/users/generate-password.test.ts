import { checkPassword } from '@gatehouse/contract/passwords/check-password';
import { expect, it } from 'vitest';
import { generatePassword } from './generate-password.ts';

it('generates different passwords that the strictest policy accepts', () => {
  const policy = {
    length: { min: 16, max: 256 },
    characterTypes: { min: 4 },
    rejects: { pwned: true, repetitionAndSequence: false, userInfo: true, words: [] },
  };
  const passwords = Array.from({ length: 200 }, () => generatePassword());
  expect(passwords.flatMap((password) => checkPassword(password, policy))).toEqual([]);
  expect(new Set(passwords).size).toBe(200);
  expect(passwords.join('')).not.toMatch(/[01lIO]/);
});
