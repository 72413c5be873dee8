import { describe, expect, it } from 'vitest';
import type { Refusal } from './client.ts';
import { type IdentifierType, requireKind } from './identifier.ts';

const codeFor = (typed: string, types: IdentifierType[]): string | undefined => {
  try {
    requireKind(typed, types);
    return undefined;
  } catch (error) {
    return (error as Refusal).code;
  }
};

describe('what is typed to sign in', () => {
  it('has to be of a kind that is offered, for no password helps otherwise', () => {
    expect(codeFor('ada', ['username'])).toBeUndefined();
    expect(codeFor(' ada@example.com ', ['username', 'email'])).toBeUndefined();
    expect(codeFor('+1 415 555 0123', ['phone', 'email'])).toBeUndefined();
    expect(codeFor('ada@example.com', ['username'])).toBe('wrong_kind');
    expect(codeFor('4155550123', ['username', 'email'])).toBe('wrong_kind');
    expect(codeFor('ada', ['email', 'phone'])).toBe('wrong_kind');
  });

  it('is asked for by an example where there is one kind of address alone', () => {
    expect(codeFor('ada', ['email'])).toBe('invalid_email');
    expect(codeFor('ada@example.com', ['phone'])).toBe('invalid_phone');
  });
});
