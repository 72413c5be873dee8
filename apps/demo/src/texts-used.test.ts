import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { texts } from '@gatehouse/phrases/demo/en';
import { expect, it } from 'vitest';
import { listTexts } from '../../../packages/phrases/test/list-texts.ts';

const code = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** Looked up by names that come from a server or a token. */
const lookedUp = ['errors', 'claims.texts', 'tokens.scopeTexts', 'requests.parameters'];

const isUsed = (key: string): boolean => new RegExp(`\\b${key.split('.').at(-1)}\\b`).test(code);

it('all texts of the demo are used', () => {
  const keys = listTexts(texts)
    .map(([key]) => key)
    .filter((key) => !lookedUp.some((branch) => key.startsWith(`${branch}.`)));
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});
