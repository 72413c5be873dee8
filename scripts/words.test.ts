import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('words.mjs', import.meta.url));
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gatehouse-words-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function check(files: Record<string, string>): { status: number | null; problems: string[] } {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { status, stderr } = spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
  return { status, problems: stderr.split('\n').filter(Boolean) };
}

describe('banned words', () => {
  it.each([
    ['Markdown', 'README.md', '# Title\n\nIt is gone for good.\n', '3: "for good", write: permanently'],
    ['a block of code in Markdown', 'docs/a.md', '```sh\n# anew\n```\n', '2: "anew", write: again'],
    ['a comment', 'docs/a.ts', 'let a;\n/** Is proven. */\n', '2: "proven", write: verified'],
    ['a string', 'docs/a.tsx', "say('Your E-mails');\n", '1: "E-mails", write: email, email address'],
    ['text of a component', 'docs/a.tsx', '<p>\n  Colour\n</p>\n', '2: "Colour", write: color'],
    ['SQL', 'docs/a.sql', '-- has begun\n', '1: "begun", write: started'],
    ['a style sheet', 'docs/a.css', '/* anew */\n', '1: "anew", write: again'],
    [
      'a wrapped comment',
      'docs/a.mjs',
      '/**\n * Gone for\n * good.\n */\n',
      '2: "for good", write: permanently',
    ],
  ])('are found in %s, with line and suggestion', (_where, file, text, problem) => {
    expect(check({ [file]: text })).toEqual({ status: 1, problems: [`${file}:${problem}`] });
  });

  it('are found in every folder that is not excluded', () => {
    const { problems } = check({ 'new/folder/a.ts': '// anew\n' });
    expect(problems).toEqual(['new/folder/a.ts:1: "anew", write: again']);
  });

  it('are found only in comments of texts in other languages', () => {
    const file = 'packages/phrases/src/sign-in/fr/screens.ts';
    expect(check({ [file]: "// E-mail\n'field.email': 'Adresse e-mail',\n" }).problems).toEqual([
      `${file}:1: "E-mail", write: email, email address`,
    ]);
  });

  it('are all listed, by line', () => {
    const { problems } = check({ 'CONTEXT.md': 'anew\nNobody, anew\n' });
    expect(problems.map((line) => line.split(',')[0])).toEqual([
      'CONTEXT.md:1: "anew"',
      'CONTEXT.md:2: "Nobody"',
      'CONTEXT.md:2: "anew"',
    ]);
  });

  it('are allowed as names and values, and in folders that are excluded', () => {
    const { status, problems } = check({
      'README.md': 'PostgreSQL runs as `nobody`. Renewed, a for-goodness test, for good reason.',
      'docs/a.ts': "const countBegun = runAs('nobody');",
      'docs/node_modules/a.md': 'anew',
      'docs/a.bin': 'anew',
      'scripts/words.test.ts': '// anew',
      '.github/a.md': 'anew',
    });
    expect(problems).toEqual([]);
    expect(status).toBe(0);
  });
});

describe('the style of texts', () => {
  const file = 'packages/phrases/src/console/en/a.ts';

  it.each([
    ["help: 'Log in again.'", 'Log in'],
    ["text: 'Click here to continue.'", 'Click here'],
    ["text: 'Please try again.'", 'Please'],
    ["text: 'The user was successfully deleted.'", 'successfully'],
    ["text: 'It stops working at once.'", 'at once'],
    ["text: 'They can’t sign in any more.'", 'any more'],
    ["text: 'Who accepted it stays a member.'", 'Who accepted'],
    ["text: 'The user to whom it belongs.'", 'whom'],
    ["text: 'Only administrators may change it.'", 'may change'],
    ["text: 'Rotate it — it may have leaked.'", '—'],
    ["text: 'Saved!'", '!'],
    ["text: 'Loading ...'", '...'],
    ["text: 'After 70 % of its lifetime.'", '0 %'],
    ['text: "The user\'s sessions."', "r's"],
    ["name: 'Redirect Address'", 'Address'],
    ["'page.save': 'Save changes.'", 'Save changes.'],
    ["deleteTitle:\n    'Delete this key.'", 'Delete this key.'],
  ])('rejects %s', (entry, word) => {
    const { status, problems } = check({ [file]: `export const a = {\n  ${entry},\n};\n` });
    const line = entry.includes('\n') ? 3 : 2;
    expect(status).toBe(1);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${file}:${line}: "${word}", write: `);
  });

  it('accepts names, protocol terms and sentences, and other languages and code', () => {
    const { problems } = check({
      [file]: `export const a = {
  title: 'Get started with Gatehouse',
  logout: 'Back-channel logout URI',
  placeholder: 'Ada Lovelace',
  time: '{{from}} – {{to}}',
  help: 'Who can sign in. If it’s off, users can’t sign up.',
};
`,
      'packages/phrases/src/sign-in/de/a.ts': "export const a = { 'a.title': 'Bitte Weiter – hier!' };",
      'docs/a.ts': "say({ text: 'Please Log in!' });",
    });
    expect(problems).toEqual([]);
  });
});

describe('links of Markdown', () => {
  it('have to lead to a file and a heading', () => {
    const { status, problems } = check({
      'docs/a.md': '[b](b.md)\n[gone](gone.md)\n[c](b.md#no-such) [d](#some-heading)\n',
      'docs/b.md':
        '# A\n[a](a.md) [web](https://example.com/gone.md) [one](b.md#one-twos-heading)\n## One, `two`’s heading\n',
    });
    expect(problems).toEqual([
      'docs/a.md:2: broken link gone.md',
      'docs/a.md:3: broken link b.md#no-such',
      'docs/a.md:3: broken link #some-heading',
    ]);
    expect(status).toBe(1);
  });
});
