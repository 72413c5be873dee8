import { expect, it } from 'vitest';
import { fillIn } from './fill-in.ts';

it('fills in known variables, escaped in HTML, and keeps the rest', () => {
  const values = { code: '123456', 'user.name': '<Ada>' };
  expect(fillIn('{{code}} {{ user.name }} {{other}} {{constructor}}', values, true)).toBe(
    '123456 &lt;Ada&gt; {{other}} {{constructor}}',
  );
  expect(fillIn('{{user.name}}', values, false)).toBe('<Ada>');
});
