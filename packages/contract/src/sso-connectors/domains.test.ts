import { expect, it } from 'vitest';
import { isAddressOf, spellDomain } from './domains.ts';

it.each([
  ['ada@example.com', 'example.com', true],
  ['ada@EXAMPLE.com', 'example.com', true],
  ['ada@bücher.example', 'xn--bcher-kva.example', true],
  ['ada@xn--bcher-kva.example', 'bücher.example', true],
  ['ada@sub.example.com', 'example.com', false],
  ['ada@example.com/elsewhere', 'example.com', false],
  ['ada@example.com:443', 'example.com', false],
  ['ada@example.com', 'example.com#elsewhere', false],
  ['', 'example.com', false],
])('%j is an email address of the domain %j: %s', (email, domain, expected) => {
  expect(isAddressOf(email, ['other.example', domain])).toBe(expected);
});

it.each(['', 'localhost', 'a_b.example', '1.2', 'a b.example', 'xn--.example'])(
  'a text that is not a domain is not changed: %j',
  (text) => expect(spellDomain(text)).toBe(text),
);
