import { describe, expect, it } from 'vitest';
import { Refusal } from './refusal.ts';
import { type IdentifierType, requireOfferedType } from './identifier.ts';

const codeFor = (typed: string, types: IdentifierType[]): string | undefined => {
  try {
    requireOfferedType(typed, types);
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? error.code : undefined;
  }
};

describe('an identifier', () => {
  it('must be of an offered type, because no password is right otherwise', () => {
    expect(codeFor('ada', ['username'])).toBeUndefined();
    expect(codeFor(' ada@example.com ', ['username', 'email'])).toBeUndefined();
    expect(codeFor('+1 415 555 0123', ['phone', 'email'])).toBeUndefined();
    expect(codeFor('ada@example.com', ['username'])).toBe('wrong_kind');
    expect(codeFor('4155550123', ['username', 'email'])).toBe('wrong_kind');
    expect(codeFor('ada', ['email', 'phone'])).toBe('wrong_kind');
  });

  it('gets an error with an example if only email addresses or only phone numbers are accepted', () => {
    expect(codeFor('ada', ['email'])).toBe('invalid_email');
    expect(codeFor('ada@example.com', ['phone'])).toBe('invalid_phone');
  });
});
