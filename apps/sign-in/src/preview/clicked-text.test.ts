import { expect, it } from 'vitest';
import { findKeys } from './clicked-text.ts';

const texts = {
  title: 'Sign in',
  action: 'Sign in ',
  sent: 'We sent a code to {address}.',
  switch: '{application} wants to access your account',
  links: 'I agree to the {terms} and the {privacy}',
  value: '{name}',
};

it.each([
  ['Sign in', ['title', 'action']],
  ['  Sign in\n', ['title', 'action']],
  ['We sent a code to ada@example.com.', ['sent']],
  ['We sent a code to \u2068ada@example.com\u2069.', ['sent']],
  ['Storefront wants to access your account', ['switch']],
  // An element is between the two.
  ['I agree to the', ['links']],
  ['and the', ['links']],
  ['Ada Lovelace', []],
  ['', []],
])('finds the texts that are shown as %j', (shown, keys) => {
  expect(findKeys(shown, texts)).toEqual(keys);
});

it('names the text with most words of its own first', () => {
  expect(findKeys('Code for Acme', { short: '{any} Acme', long: 'Code for {name}' })).toEqual([
    'long',
    'short',
  ]);
});
