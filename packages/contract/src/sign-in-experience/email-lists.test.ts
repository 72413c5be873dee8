import { expect, it } from 'vitest';
import { isEmailEntry, matchesEmailEntry } from './email-lists.ts';

it.each([
  ['ada@example.com', 'Ada@Example.com', true],
  ['ada@example.com', 'ada.l@example.com', false],
  ['@example.com', 'ada@EXAMPLE.com', true],
  ['@example.com', 'ada@mail.example.com', false],
  ['*@example.com', 'ada@example.com', true],
  ['Foo*@x.example', 'foo@x.example', true],
  ['foo*@x.example', 'foo.bar+1@x.example', true],
  ['foo*@x.example', 'a.foo@x.example', false],
  ['@*.example.dev', 'ada@a.example.dev', true],
  ['@*.example.dev', 'ada@a.b.example.dev', true],
  ['@*.example.dev', 'ada@example.dev', false],
  ['@foo.*', 'ada@foo.example', true],
  ['a*b*c@x.example', 'abc@x.example', true],
  ['a*b*c@x.example', 'a-c-b-c@x.example', true],
  ['a*b*c@x.example', 'a-c-b@x.example', false],
  ['ab*ba@x.example', 'aba@x.example', false],
  ['.*@x.example', 'ada@x.example', false],
  ['a*@x.example', 'a"@y.example"@x.example', true],
  ['*x.example@y.example', 'ada@x.example', false],
])('wire B2: %s matches %s: %s', (entry, email, isMeant) => {
  expect(matchesEmailEntry(email, entry)).toBe(isMeant);
});

it.each(['ada@example.com', '@example.com', 'foo*@x.example', '*@x.example', '@*.example.dev', '@foo.*'])(
  'a list may contain %s',
  (entry) => expect(isEmailEntry(entry)).toBe(true),
);

it.each([
  'spam',
  'example.com',
  '@example',
  '@*',
  '@*.*',
  'ada@**.*.*',
  '@.example',
  'a b@x.example',
  'a@b@x.example',
])('a list may not contain %s', (entry) => expect(isEmailEntry(entry)).toBe(false));
